import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { areaOf, tabInstead } from '../../features/administration/administration/areas.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { lazyPage } from '../../lib/lazy-page.ts'

const RoleMissing = lazyPage(
  async () =>
    (await import('../../features/administration/administration/components/RoleMissing.tsx')).RoleMissing,
  'administration',
)

/** The pages, or the roles that can open the current one. The database decides; this explains it. */
export function OpenedByRole({ children }: { children: ReactNode }) {
  const { administers } = useSignedIn()
  const path = useAreaPath()
  const { pathname } = useLocation()
  const page = pathname.slice(path('/').replace(/\/$/, '').length).replace(/\/$/, '')
  const area = areaOf(page)
  if (area === 'overview' || administers(area)) return children
  const instead = tabInstead(page, administers)
  return instead ? <Navigate to={path(instead)} replace /> : <RoleMissing area={area} />
}
