import { Box, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { simulationsQuery } from '../../../features/career/progress/api/get-simulations.ts'
import { SimulationList } from '../../../features/career/progress/components/SimulationList.tsx'
import { byState } from '../../../features/career/progress/totals.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'

/** The rest is on the Progress page. */
const maxFinished = 3

/** What the person works on, then what waits for feedback, then what is finished. */
export function MyMissionsPage() {
  const { t } = useTranslation('catalog')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const query = useQuery(simulationsQuery(id))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={3} />} />
  const { open, waiting, finished } = byState(data)
  const empty = (
    <EmptyState
      drawing={<Drawing of="missions" />}
      title={t('mine.none')}
      text={t('mine.noneText')}
      action={<LinkButton to={path('/missions')}>{t('mission.browse')}</LinkButton>}
    />
  )
  return (
    <>
      {data.length === 0 && empty}
      {(['open', 'waiting', 'finished'] as const).map((state) => {
        const list = { open, waiting, finished: finished.slice(0, maxFinished) }[state]
        return (
          list.length > 0 && (
            <Box component="section" key={state} mb="xl" aria-labelledby={`mine-${state}`}>
              <Title order={2} mb="md" id={`mine-${state}`}>
                {t(`mine.${state}`)}
              </Title>
              <SimulationList simulations={list} />
            </Box>
          )
        )
      })}
      {finished.length > maxFinished && (
        <LinkButton to={path('/progress')} variant="default">
          {t('mine.all')}
        </LinkButton>
      )}
    </>
  )
}
