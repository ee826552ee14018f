import { lazy, Suspense } from 'react'
import type { CurrentWork, Suggestion } from './api/answers.ts'
import classes from './HomePage.module.css'

const MissionCover = lazy(async () => ({
  default: (await import('../../../features/missions/missions/components/MissionCover.tsx')).MissionCover,
}))

/** A mission's illustration, loaded after the texts into a place of its size. */
export function Cover({ mission }: { mission: CurrentWork | Suggestion }) {
  return (
    <div className={classes.cover}>
      <Suspense fallback={null}>
        <MissionCover id={mission.mission_id} category={mission.category} difficulty={mission.difficulty} />
      </Suspense>
    </div>
  )
}
