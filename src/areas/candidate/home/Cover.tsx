import { lazy, Suspense } from 'react'
import type { CurrentWork, Suggestion } from './api/answers.ts'
import classes from './HomePage.module.css'

// The home's text comes first.
const MissionCover = lazy(async () => ({
  default: (await import('../../../features/missions/missions/components/MissionCover.tsx')).MissionCover,
}))

/** The mission's cover, in space reserved for it. */
export function Cover({ mission }: { mission: CurrentWork | Suggestion }) {
  const { mission_id: id, category, difficulty } = mission
  return (
    <div className={classes.cover}>
      <Suspense>
        <MissionCover id={id} category={category} difficulty={difficulty} />
      </Suspense>
    </div>
  )
}
