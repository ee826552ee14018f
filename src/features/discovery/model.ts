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
  /** How much of the rubric was reached, in tens of percent; null where nothing was weighed. */
  reached: number | null
  /** A year: a month would lead to the certificate. */
  on: string
}

/** The best that stands behind a skill. */
const sources = ['proven', 'attested', 'endorsed', 'declared'] as const
export type Source = (typeof sources)[number]

export interface CardSkill extends Named {
  /** Its slug, or the plain word where it is none of the catalogue. */
  key: string
  slug?: string
  source: Source
  /** 1 to 3, only where it is proven. */
  level?: 1 | 2 | 3
  proofs?: Proof[]
  attestedBy?: string[]
  /** By three connections at least. */
  isEndorsed?: true
}

/** All that a card shows; what its owner hid is not there. */
export interface CandidateFacts {
  /** The job of the catalog that the person's own title names. */
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

/** A card on its own page: with what became of the last time the company asked for contact. */
export interface OpenedCard extends CandidateCardFacts {
  contact: {
    status: 'pending' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
    expiresAt: string
    /** Something is shared now. */
    isShared: boolean
  } | null
}

export const nameIn = (named: Named, language: string): string =>
  language === 'fr' ? named.nameFr : named.nameEn
export const jobIn = (job: Titled, language: string): string =>
  language === 'fr' ? job.titleFr : job.titleEn
/** What a card is called; nothing where the catalog has no such job. */
export const titleOf = ({ title }: CandidateFacts, language: string): string | undefined =>
  title && jobIn(title, language)

/** What was proven first, then as its owner ordered it. */
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
