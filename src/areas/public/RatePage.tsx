import { RateProject } from '../../features/makers/ratings/components/RateProject.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** Where clients rate a maker. */
export function RatePage() {
  return (
    <PublicFrame>
      <RateProject />
    </PublicFrame>
  )
}
