import { Suspense } from 'react'
import { useActing } from '../features/session/use-acting.ts'
import { lazyPage } from '../lib/lazy-page.ts'

const ActingBanner = lazyPage(
  async () => (await import('../features/acting/components/ActingBanner.tsx')).ActingBanner,
  'acting',
)

/** Loaded only while an administrator views the product as someone else. */
export function ActingNow() {
  const acting = useActing()
  if (!acting) return null
  return (
    <Suspense>
      <ActingBanner acting={acting} />
    </Suspense>
  )
}
