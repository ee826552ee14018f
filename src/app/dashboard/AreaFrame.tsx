import { Suspense } from 'react'
import { AreaBaseProvider } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import type { AreaBase } from '../../lib/paths.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Reveal } from '../../ui/Reveal.tsx'
import { Shell } from '../shell/Shell.tsx'
import { areaFor } from './areas.ts'
import { SwitchedOffHere } from './SwitchedOffHere.tsx'
import { useKeptHome } from './use-kept-home.ts'

const RequiredSecondFactor = lazyPage(
  async () => (await import('../../areas/auth/RequiredSecondFactor.tsx')).RequiredSecondFactor,
  'auth',
  'account',
)

/** The shell around one area; users without a role get the welcome area. */
export function AreaFrame({ area, base }: { area: AppRole | undefined; base: AreaBase }) {
  const { needsSecondFactor } = useSignedIn()
  const { navigation, Pages } = areaFor(area)
  useKeptHome(area, base)
  if (area === 'admin' && needsSecondFactor) {
    return (
      <Suspense fallback={<Loading />}>
        <RequiredSecondFactor />
      </Suspense>
    )
  }
  return (
    <AreaBaseProvider value={base}>
      <Shell area={area} navigation={navigation()}>
        <Reveal skeleton={<CardsSkeleton />}>
          <SwitchedOffHere>
            <Pages />
          </SwitchedOffHere>
        </Reveal>
      </Shell>
    </AreaBaseProvider>
  )
}
