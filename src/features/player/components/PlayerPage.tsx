import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { playQuery } from '../api/play-mission.ts'
import { Player } from './Player.tsx'

export function PlayerPage() {
  const { enrollmentId = '' } = useParams()
  const { data, error, refetch } = useQuery(playQuery(enrollmentId))
  if (data) return <Player key={enrollmentId} play={data} />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return <CardsSkeleton tiles={1} rows={4} />
}
