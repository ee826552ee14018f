import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { startLaunch } from '../api/take-launch.ts'
import { keepBinding } from '../platform-storage.ts'
import { toldToStart } from '../told.ts'
import { LaunchProblem } from './LaunchProblem.tsx'

/** On the way to the platform, which sends the person back with its message. */
export function LaunchStart() {
  const ticket = toldToStart()?.ticket ?? ''
  const { data, error } = useQuery({
    queryKey: ['platform-launch', ticket],
    queryFn: async () => {
      const { to, key, binding, storage } = await startLaunch(ticket)
      await keepBinding(key, binding, storage ? { storage, origin: new URL(to).origin } : undefined)
      return to
    },
    enabled: ticket !== '',
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data) location.replace(data)
  }, [data])
  if (error || !ticket) return <LaunchProblem error={error} />
  return <CardsSkeleton tiles={1} rows={2} />
}
