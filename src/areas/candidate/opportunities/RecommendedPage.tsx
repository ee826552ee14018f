import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import {
  recommendedPageSize,
  recommendedQuery,
} from '../../../features/hiring/opening-board/api/opportunities.ts'
import { OpeningCard } from '../../../features/hiring/opening-board/components/OpeningCard.tsx'
import { OwnMatchPanel } from '../../../features/hiring/opening-board/components/OwnMatch.tsx'
import { SaveOpeningButton } from '../../../features/hiring/opening-board/components/SaveOpeningButton.tsx'
import { MyRecommendations } from '../../../features/schools/school-openings/components/MyRecommendations.tsx'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useFirstRows } from '../../../ui/use-page-shown.ts'
import classes from './RecommendedPage.module.css'

/** Openings in the order in which they suit the candidate, each with its reasons. */
export function RecommendedPage() {
  const { t } = useTranslation('openingBoard')
  const path = useAreaPath()
  const { page, goToPage } = useListState()
  const query = useQuery(recommendedQuery(page - 1))
  const { data } = query
  const shown = useFirstRows(data?.openings ?? [], 3)
  const isUngraded = data?.openings.some(({ match }) => match.grade === null)
  return (
    <Stack gap="md">
      <MyRecommendations />
      <Text c="dimmed" maw="90ch">
        {t('opportunities.recommendedText')}{' '}
        <Anchor component={Link} to={paths.howMatchingWorks} inherit underline="always">
          {t('opportunities.how')}
        </Anchor>
      </Text>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={3} />} />
      {data?.openings.length === 0 && (
        <EmptyState
          title={t('opportunities.none')}
          text={t('opportunities.noneText')}
          action={<LinkButton to={path('/missions')}>{t('board.missions')}</LinkButton>}
        />
      )}
      {isUngraded && (
        <Alert variant="light" icon={<IconUserPlus />} title={t('opportunities.weakTitle')}>
          <Stack gap="sm" align="flex-start">
            {t('opportunities.weak')}
            <LinkButton to={path('/profile')}>{t('opportunities.profile')}</LinkButton>
          </Stack>
        </Alert>
      )}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map(({ opening, match, missions, isSaved }) => (
            <li key={opening.id}>
              <OpeningCard
                opening={opening}
                level={2}
                isWide
                corner={<SaveOpeningButton opening={opening} isSaved={isSaved} />}
              >
                <div className={classes.match}>
                  <OwnMatchPanel
                    match={match}
                    missions={missions}
                    missionPath={(id) => path(`/missions/${id}`)}
                  />
                </div>
              </OpeningCard>
            </li>
          ))}
        </ul>
      )}
      <Pages
        label={t('opportunities.rankedPages')}
        page={page}
        total={Math.ceil((data?.total ?? 0) / recommendedPageSize)}
        onChange={goToPage}
      />
    </Stack>
  )
}
