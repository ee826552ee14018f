import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LeadTask } from '../../../ui/home/LeadTask.tsx'
import type { Task } from '../../../ui/home/task.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { News } from './api/answers.ts'
import { FirstSteps } from './FirstSteps.tsx'
import type { Props as Steps } from './FirstStepsCard.tsx'
import { NewsLine } from './NewsLine.tsx'

interface Props {
  title: string
  description: string
  home: { news: News } | undefined
  error: Error | null
  refetch: () => unknown
  lead: Task | undefined
  firstSteps: Steps | undefined
  children: ReactNode
}

/** A partner's home: the one thing to do, what changed, the first steps, then the rest. */
export function HomeFrame({ title, description, home, error, refetch, lead, firstSteps, children }: Props) {
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={title} description={description} />
      {error && !home ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Stack key={home ? 'home' : 'loading'} gap="lg">
          {lead && <LeadTask task={lead} path={path} />}
          {!home && <Skeleton h={{ base: 144, xs: 90 }} role="status" aria-busy="true" />}
          {home && <NewsLine news={home.news} />}
          {firstSteps && <FirstSteps {...firstSteps} />}
          {children}
        </Stack>
      )}
    </>
  )
}
