import { lazy, Suspense } from 'react'
import { useBackendConfig } from '../../../ui/use-backend-config.ts'

const SetupCard = lazy(async () => ({ default: (await import('./SetupCard.tsx')).SetupCard }))

/** The setup while something is open; the demo comes ready. */
export function SetupSteps() {
  const isReal = useBackendConfig()?.demo === false
  return isReal ? (
    <Suspense fallback={null}>
      <SetupCard />
    </Suspense>
  ) : null
}
