import type { Criterion, MissionContent } from '../../missions/model.ts'
import { newId } from './new-step.ts'

export const weightSum = (criteria: Criterion[]): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0)

/** Whole weights that differ by one at most and add up to 100. */
export function evenOut(criteria: Criterion[]): Criterion[] {
  const share = Math.floor(100 / criteria.length)
  const left = 100 - share * criteria.length
  return criteria.map((criterion, index) => ({ ...criterion, weight: share + (index < left ? 1 : 0) }))
}

const levelNames = {
  en: ['Not there yet', 'On the way', 'Solid', 'Excellent'],
  fr: ['Pas encore', 'En chemin', 'Solide', 'Excellent'],
}

/** Weighs what is still missing; named in the mission's language. */
export function newCriterion({ language, rubric }: MissionContent): Criterion {
  return {
    id: newId(),
    title: '',
    weight: Math.max(0, 100 - weightSum(rubric.criteria)),
    levels: levelNames[language].map((title) => ({ title, description: '' })),
  }
}
