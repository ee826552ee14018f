import type { TFunction } from 'i18next'
import { toCsv } from '../../../lib/csv.ts'
import type { SharedPlacement } from './api/answers.ts'

/** The placements that students share, as a file. */
export function placementsCsv(
  placements: SharedPlacement[],
  t: TFunction<['schoolOpenings', 'profiles']>,
): string {
  const header = (
    ['lastName', 'firstName', 'cohort', 'contract', 'job', 'company', 'starts', 'ends'] as const
  ).map((column) => t(`placements.columns.${column}`))
  return toCsv(
    header,
    placements.map((one) => [
      one.lastName,
      one.firstName,
      one.cohort ?? '',
      t(`profiles:contractKinds.${one.contract}`),
      one.title,
      one.company,
      one.startsOn ?? '',
      one.endsOn ?? '',
    ]),
  )
}
