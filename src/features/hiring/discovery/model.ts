import { inLanguage } from '../../../lib/in-language.ts'
import type { MissionDifficulty } from '../../missions/missions/model.ts'
import type { CandidateFacts, CardSkill, Source } from './api/answers.ts'

/** The title of a card; undefined if the catalog has no such job. */
export const titleOf = ({ title }: CandidateFacts): string | undefined => title && inLanguage(title, 'title')

const sources: Source[] = ['proven', 'attested', 'endorsed', 'declared']

/** Proven skills first, then in the owner's order. */
export const strongestFirst = (skills: CardSkill[]): CardSkill[] =>
  [...skills].sort(
    (one, other) =>
      sources.indexOf(one.source) - sources.indexOf(other.source) || (other.level ?? 0) - (one.level ?? 0),
  )

export const levels: Record<1 | 2 | 3, MissionDifficulty> = {
  1: 'beginner',
  2: 'intermediate',
  3: 'advanced',
}
