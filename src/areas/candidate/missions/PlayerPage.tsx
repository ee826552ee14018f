import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { NextMission } from '../../../features/missions/catalog/components/NextMission.tsx'
import { playQuery } from '../../../features/missions/player/api/play-mission.ts'
import { Player } from '../../../features/missions/player/components/Player.tsx'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { NextSteps } from './NextSteps.tsx'

const SchoolComments = lazyPage(
  async () =>
    (await import('../../../features/schools/programs/components/SchoolComments.tsx')).SchoolComments,
  'programs',
)
const FindablePrompt = lazyPage(
  async () =>
    (await import('../../../features/hiring/discovery-consent/components/FindablePrompt.tsx')).FindablePrompt,
  'discoveryConsent',
)

export function PlayerPage() {
  const { enrollmentId = '' } = useParams()
  const { data, error, refetch } = useQuery(playQuery(enrollmentId))
  if (data)
    return (
      <Player
        key={enrollmentId}
        play={data}
        whenValidated={
          <>
            <Suspense>
              <FindablePrompt />
            </Suspense>
            {data.certificate && <NextSteps certificate={data.certificate} />}
            <NextMission missionId={data.enrollment.mission_id} />
          </>
        }
        belowFeedback={
          <Suspense>
            <SchoolComments />
          </Suspense>
        }
      />
    )
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return <CardsSkeleton tiles={1} rows={4} />
}
