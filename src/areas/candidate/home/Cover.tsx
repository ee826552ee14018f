import type { CurrentWork, Suggestion } from './api/answers.ts'
import classes from './HomePage.module.css'

/** The brand's arcs in the color of a mission's category: light enough for a home, unlike the drawn cover. */
export function Cover({ mission: { category } }: { mission: CurrentWork | Suggestion }) {
  return (
    <div className={classes.cover} data-category={category} aria-hidden>
      <svg viewBox="0 0 64 24" preserveAspectRatio="xMidYMid slice" role="presentation">
        <path d="M-4 26C14 26 24 18 32 4M6 26C22 26 34 19 44 4M18 26C34 26 46 20 56 4" />
      </svg>
    </div>
  )
}
