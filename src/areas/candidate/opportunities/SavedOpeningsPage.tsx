import { Button, Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { savedOpeningsQuery } from '../../../features/hiring/opening-board/api/opportunities.ts'
import { OpeningCards } from '../../../features/hiring/opening-board/components/OpeningCards.tsx'
import { SavedSearches } from '../../../features/hiring/opening-board/components/SavedSearches.tsx'
import { SaveOpeningButton } from '../../../features/hiring/opening-board/components/SaveOpeningButton.tsx'
import { CatalogSkeleton } from '../../../ui/CatalogSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { useListState } from '../../../ui/use-list-state.ts'

/** What the candidate keeps: openings, and searches with their alerts. */
export function SavedOpeningsPage() {
  const { t } = useTranslation('openingBoard')
  const path = useAreaPath()
  const { page, goToPage } = useListState()
  const query = useQuery(savedOpeningsQuery(page - 1))
  const { data } = query
  return (
    <Stack gap="xl">
      <SavedSearches />
      <section aria-labelledby="saved-openings">
        <Title order={2} id="saved-openings" mb="md">
          {t('saved.title')}
        </Title>
        <LoadState query={query} skeleton={<CatalogSkeleton height={260} />} />
        {data?.openings.length === 0 && (
          <EmptyState
            title={t('saved.none')}
            text={t('saved.noneText')}
            action={<LinkButton to={path('/opportunities/search')}>{t('searches.open')}</LinkButton>}
          />
        )}
        {data && data.openings.length > 0 && (
          <OpeningCards
            openings={data.openings}
            level={3}
            corner={(opening) => <SaveOpeningButton opening={opening} isSaved />}
          />
        )}
        {(data?.isMore || page > 1) && (
          <Group mt="md" component="nav" aria-label={t('saved.pages')}>
            {page > 1 && (
              <Button variant="default" onClick={() => goToPage(page - 1)}>
                {t('saved.newer')}
              </Button>
            )}
            {data?.isMore && (
              <Button variant="default" onClick={() => goToPage(page + 1)}>
                {t('saved.older')}
              </Button>
            )}
          </Group>
        )}
      </section>
    </Stack>
  )
}
