import { Button, Group, Text } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { openingsPageSize, openingsQuery } from '../../../features/hiring/opening-board/api/find-openings.ts'
import { openingSearchesQuery } from '../../../features/hiring/opening-board/api/opening-searches.ts'
import { OpeningCards } from '../../../features/hiring/opening-board/components/OpeningCards.tsx'
import { OpeningFilters } from '../../../features/hiring/opening-board/components/OpeningFilters.tsx'
import { SaveSearchDialog } from '../../../features/hiring/opening-board/components/SaveSearchDialog.tsx'
import { toAddress } from '../../../features/hiring/opening-board/search-filter.ts'
import { useOpeningSearch } from '../../../features/hiring/opening-board/use-opening-search.ts'
import { CatalogSkeleton } from '../../../ui/CatalogSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ListView } from '../../../ui/ListView.tsx'

/** The board inside the candidate's area, where a search can be saved. */
export function OpeningSearchPage() {
  const { t } = useTranslation('openingBoard')
  const path = useAreaPath()
  const search = useOpeningSearch()
  const query = useQuery(openingsQuery(search.filter, search.sort, search.page - 1))
  const [isSaving, setSaving] = useState(false)
  useSavedSearch()
  const { data } = query
  return (
    <>
      <OpeningFilters search={search} found={data} />
      <Group justify="space-between" my="md" mih={36}>
        <Text role="status" c="dimmed">
          {data && t(data.isMore ? 'board.foundMore' : 'board.found', { count: data.total })}
        </Text>
        {search.isFiltered && (
          <Button
            variant="default"
            leftSection={<IconBookmark size={18} aria-hidden />}
            onClick={() => setSaving(true)}
          >
            {t('searches.save')}
          </Button>
        )}
      </Group>
      <ListView
        query={query}
        rows={data?.openings}
        list={search}
        skeleton={<CatalogSkeleton height={260} />}
        empty={
          <EmptyState
            title={t('board.none')}
            text={t('board.noneText')}
            action={<LinkButton to={path('/missions')}>{t('board.missions')}</LinkButton>}
          />
        }
        noMatch={{ title: t('board.empty'), text: t('board.emptyText') }}
        pages={{ label: t('board.pages'), total: Math.ceil((data?.total ?? 0) / openingsPageSize) }}
      >
        {(openings) => <OpeningCards openings={openings} />}
      </ListView>
      {isSaving && <SaveSearchDialog search={search} onClose={() => setSaving(false)} />}
    </>
  )
}

/** An address that names a saved search, as an alert's does, opens it. */
function useSavedSearch() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const wanted = params.get('saved')
  const { data } = useQuery({ ...openingSearchesQuery(), enabled: wanted !== null })
  const saved = data?.find(({ id }) => id === wanted)
  useEffect(() => {
    if (saved) navigate({ search: `?${toAddress(saved.filter, saved.sort)}` }, { replace: true })
  }, [saved, navigate])
}
