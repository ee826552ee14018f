import type { Language } from '../../../../i18n/languages.ts'
import type { Skill } from '../../../core/skills/api/get-skills.ts'
import type { MissionDifficulty } from '../../missions/model.ts'

/** What the rules for job postings read from a text. */
export interface SourceFacts {
  language: Language
  /** A posting rather than a description of the work. */
  isPosting: boolean
  /** Empty if none is found. */
  jobTitle: string
  /** Required ones first. */
  skills: string[]
  difficulty: MissionDifficulty | undefined
}

/** Postings are read by the rules candidates use; pages hand them in, because they belong to another group. */
export type ReadSource = (text: string, skills: Skill[], otherwise: Language) => SourceFacts
