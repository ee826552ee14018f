import type { MissionDifficulty } from '../missions/model.ts'
import type { Wanted } from '../profiles/shown-profile.ts'
import type { LanguageLevel } from '../profiles/stations.ts'

export interface Named {
  nameEn: string
  nameFr: string
}

export interface Titled {
  titleEn: string
  titleFr: string
}

interface Town extends Named {
  slug: string
  country: string
  latitude: number
  longitude: number
}

export interface Proof {
  mission: string
  organization: string
  difficulty: MissionDifficulty
  /** How much of the rubric was met in percent, rounded down to tens; null if nothing was weighted. */
  reached: number | null
  /** A year only: a month would lead to the certificate. */
  on: string
}

/** The strongest evidence for a skill. */
const sources = ['proven', 'attested', 'endorsed', 'declared'] as const
export type Source = (typeof sources)[number]

export interface CardSkill extends Named {
  /** Its slug, or the plain word if it isn't in the catalog. */
  key: string
  slug?: string
  source: Source
  /** 1 to 3, only if proven. */
  level?: 1 | 2 | 3
  proofs?: Proof[]
  attestedBy?: string[]
  /** By at least three connections. */
  isEndorsed?: true
}

/** Everything a card shows, without what its owner hid. */
export interface CandidateFacts {
  /** The catalog job matching the person's own title. */
  title?: Titled & { slug: string }
  skills?: CardSkill[]
  missionsValidated?: number
  targetJobs?: (Titled & { slug: string })[]
  town?: Town
  places?: Town[]
  remote?: Wanted['remote']
  availability?: Wanted['availability']
  availableFrom?: string
  contracts?: Wanted['contracts']
  languages?: { code: string; level: LanguageLevel }[]
  schools?: string[]
}

export interface CandidateCardFacts extends CandidateFacts {
  id: string
}

/** A card on its own page, with the outcome of the company's last contact request. */
export interface OpenedCard extends CandidateCardFacts {
  contact: {
    status: 'pending' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
    expiresAt: string
    /** Whether anything is shared now. */
    isShared: boolean
  } | null
}

export const nameIn = (named: Named, language: string): string =>
  language === 'fr' ? named.nameFr : named.nameEn
export const jobIn = (job: Titled, language: string): string =>
  language === 'fr' ? job.titleFr : job.titleEn
/** The title of a card; undefined if the catalog has no such job. */
export const titleOf = ({ title }: CandidateFacts, language: string): string | undefined =>
  title && jobIn(title, language)

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
