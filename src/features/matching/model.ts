import type { CandidateFacts, Named, Proof, Source, Titled } from '../discovery/model.ts'
import type { contractKinds } from '../profiles/model.ts'
import type { LanguageLevel } from '../profiles/stations.ts'

export type ContractKind = (typeof contractKinds)[number]
export const grades = ['great', 'good', 'fair', 'weak'] as const
export type Grade = (typeof grades)[number]
export const outcomes = ['met', 'partly', 'unmet', 'unshared'] as const
type Outcome = (typeof outcomes)[number]
export type SkillLevel = 1 | 2 | 3
export const skillLevels: SkillLevel[] = [1, 2, 3]
export const workModes = ['on_site', 'hybrid', 'remote'] as const
export type WorkMode = (typeof workModes)[number]

interface Weighed {
  outcome: Outcome
  /** Missing if the candidate doesn't share it. */
  points?: number
  of?: number
  /** The grade if it were met. */
  becomes?: Grade
}
export type SkillReason = Named & {
  criterion: 'skill'
  slug: string
  must: boolean
  level?: SkillLevel
  evidence?: {
    source: Source
    level?: SkillLevel
    proofs?: Proof[]
    isEndorsed?: true
    attestedBy?: string[]
  }
}
type JobReason = Titled & { criterion: 'job'; evidence?: Titled[] }
export interface PlaceReason {
  criterion: 'place'
  town?: Named
  remote: WorkMode
  evidence: { kilometres?: number } & Pick<CandidateFacts, 'remote'>
}
export interface DatesReason {
  criterion: 'dates'
  startOn?: string
  evidence: Pick<CandidateFacts, 'availability' | 'availableFrom'>
}
interface ContractReason {
  criterion: 'contract'
  contracts: ContractKind[]
  evidence?: ContractKind[]
}
interface LanguageReason {
  criterion: 'language'
  code: string
  level: LanguageLevel
  evidence?: LanguageLevel
}
export type Reason = Weighed &
  (SkillReason | JobReason | PlaceReason | DatesReason | ContractReason | LanguageReason)

/** The formula's result, as shown to both sides. */
export interface Match {
  version: string
  score: number | null
  grade: Grade | null
  heldBack: 'no_must' | 'must_missing' | 'musts_missing' | 'condition_missing' | 'unproven' | 'closed' | null
  reasons: Reason[]
}

/** The reasons that would add most if they were met, best first. */
export const changesOf = ({ reasons }: Match): Reason[] =>
  reasons
    .filter(({ becomes }) => becomes)
    .sort((one, other) => gainOf(other) - gainOf(one))
    .slice(0, 3)
export const gainOf = ({ points = 0, of = 0 }: Reason): number => Math.round((of - points) * 10) / 10

export const needStatuses = ['open', 'archived'] as const
export type NeedStatus = (typeof needStatuses)[number]

/** An opening with the names of everything in it. */
export interface Need {
  id: string
  status: NeedStatus
  title: string
  job: (Titled & { slug: string }) | null
  skills: (Named & { slug: string; must: boolean; weight: number; level: SkillLevel | null })[]
  town: Named | null
  remote: WorkMode
  contracts: ContractKind[]
  languages: { code: string; level: LanguageLevel }[]
  startOn: string | null
}
