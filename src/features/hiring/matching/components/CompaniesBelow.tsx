import { useIntersection } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../../../lib/lazy-page.ts'

const FittingCompanies = lazyPage(
  async () => (await import('./FittingCompanies.tsx')).FittingCompanies,
  'matching',
)

/** Loads when scrolled into view. */
export function CompaniesBelow() {
  const { ref, entry } = useIntersection({ rootMargin: '200px' })
  const [isReached, setIsReached] = useState(false)
  if (entry?.isIntersecting && !isReached) setIsReached(true)
  return (
    <div ref={ref} style={{ minHeight: 1 }}>
      {isReached && (
        <Suspense>
          <FittingCompanies />
        </Suspense>
      )}
    </div>
  )
}
