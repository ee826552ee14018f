import { Suspense } from 'react'
import { useActing } from '../features/core/session/use-acting.ts'
import { lazyPage } from '../lib/lazy-page.ts'

const ActingBanner = lazyPage(
  async () => (await import('../features/account/impersonation/components/ActingBanner.tsx')).ActingBanner,
  'impersonation',
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
