import { useQuery } from '@tanstack/react-query'
import { type Profile, profileQuery } from './api/get-profile.ts'
import { rolesQuery } from './api/get-roles.ts'
import type { AdministrationArea, AppRole } from './roles.ts'
import { useActing } from './use-acting.ts'
import { useSession } from './use-session.ts'

export interface Me {
  id: string
  email: string
  profile: Profile | null
  roles: AppRole[]
  hasRole: (role: AppRole) => boolean
  /** The administration area stays closed until the second factor is verified. */
  needsSecondFactor: boolean
  /** Whether the person is an administrator with a role for this part of administration. */
  administers: (area: AdministrationArea) => boolean
}

export type MeState =
  | { status: 'loading' }
  | { status: 'signed-out'; onPurpose?: boolean; isSuspended?: boolean }
  | { status: 'second-factor' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; me: Me }

/**
 * The signed-in person, or the one an administrator views as, with profile and roles: fetched as soon as
 * there is a session.
 */
export function useMe(): MeState {
  const session = useSession()
  const acting = useActing()
  const own = session.status === 'signed-in' ? session.session.user : undefined
  const user = own && acting ? { id: acting.person, email: acting.email } : own
  const profile = useQuery({ ...profileQuery(user?.id ?? ''), enabled: Boolean(user) })
  const roles = useQuery({ ...rolesQuery(user?.id ?? ''), enabled: Boolean(user) })
  if (session.status !== 'signed-in' || !user)
    return session as Exclude<typeof session, { status: 'signed-in' }>
  const error = profile.error ?? roles.error
  if (error && (!profile.data || !roles.data)) {
    const retry = () => {
      if (profile.error) void profile.refetch()
      if (roles.error) void roles.refetch()
    }
    return { status: 'failed', error, retry }
  }
  if (profile.data === undefined || roles.data === undefined) return { status: 'loading' }
  const { roles: held, needsSecondFactor, areas } = roles.data
  return {
    status: 'ready',
    me: {
      id: user.id,
      email: user.email ?? '',
      profile: profile.data,
      roles: held,
      hasRole: (role) => held.includes(role),
      needsSecondFactor,
      administers: (area) => areas.includes(area),
    },
  }
}
