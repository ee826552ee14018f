import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { launchQuery } from '../api/take-launch.ts'
import { findBinding } from '../platform-storage.ts'
import { toldToLaunch } from '../told.ts'
import { LaunchChoice } from './LaunchChoice.tsx'
import { LaunchProblem } from './LaunchProblem.tsx'
import { LaunchSession } from './LaunchSession.tsx'
import { LaunchSignIn } from './LaunchSignIn.tsx'

/** What a verified message of a platform leads to, in the browser that started it. */
export function Launch() {
  const told = toldToLaunch()
  const { data: binding } = useQuery({
    queryKey: ['platform-launch', told?.code, 'binding'],
    queryFn: async () => {
      const { key, storage, platform: origin } = told!
      return (await findBinding(key, storage ? { storage, origin } : undefined)) ?? null
    },
    enabled: told !== undefined,
    networkMode: 'always',
    staleTime: Infinity,
  })
  const proof = { code: told?.code ?? '', binding: binding ?? '' }
  const { data: entered, error } = useQuery({ ...launchQuery(proof), enabled: Boolean(binding) })
  if (!told || binding === null) return <LaunchProblem code={told ? 'storage_blocked' : 'launch_over'} />
  if (error) return <LaunchProblem error={error} />
  switch (entered?.state) {
    case undefined:
      return <CardsSkeleton tiles={1} rows={2} />
    case 'choose':
      return <LaunchChoice proof={proof} choice={entered} />
    case 'sign_in':
      return <LaunchSignIn {...entered} />
    case 'session':
      return <LaunchSession entered={entered} />
    default:
      return <LaunchProblem code={entered?.state === 'closed' ? 'account_closed' : 'launch_over'} />
  }
}
