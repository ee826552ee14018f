import { AreaBaseProvider } from '../../features/session/area-base.ts'
import type { AppRole } from '../../features/session/roles.ts'
import type { AreaBase } from '../../lib/paths.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { Reveal } from '../../ui/Reveal.tsx'
import { Shell } from '../shell/Shell.tsx'
import { areaFor } from './areas.ts'
import { SwitchedOffHere } from './SwitchedOffHere.tsx'

/** The shell with one area inside; a user without a role gets the welcome area. */
export function AreaFrame({ area, base }: { area: AppRole | undefined; base: AreaBase }) {
  const { navigation, Pages } = areaFor(area)
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
