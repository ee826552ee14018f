import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Props } from './FirstStepsCard.tsx'

const FirstStepsCard = lazy(async () => ({
  default: (await import('./FirstStepsCard.tsx')).FirstStepsCard,
}))

/** The first steps while one is open, loaded on demand because few people need them. */
export function FirstSteps(props: Props) {
  if (props.steps.every(({ isDone }) => isDone)) return null
  return (
    <Suspense fallback={<Skeleton h={80 + 48 * (props.steps.length + 1)} role="status" aria-busy="true" />}>
      <FirstStepsCard {...props} />
    </Suspense>
  )
}
