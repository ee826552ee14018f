import type { RecommendationGroups } from './api/answers.ts'

/** The cohorts that a choice of cohorts and programs stands for, without those that have the recommendation. */
export function chosenCohorts(
  chosen: string[],
  { cohorts, programs }: RecommendationGroups,
  known: string[],
): string[] {
  const wanted = new Set([
    ...chosen,
    ...programs.filter(({ id }) => chosen.includes(id)).flatMap((program) => program.cohorts),
  ])
  return cohorts.map(({ id }) => id).filter((id) => wanted.has(id) && !known.includes(id))
}
