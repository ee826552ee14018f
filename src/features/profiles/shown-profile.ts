import { plain } from '../../lib/plain.ts'
import type { ProfileFields } from './model.ts'
import type { SpokenLanguage, Station } from './stations.ts'

/** Evidence for a skill: validated work. */
export interface ProvenSource {
  kind: 'proven'
  at: string
  facts: {
    code: string
    /** Whether the certificate is public. */
    isPublic: boolean
    mission: string
    organization: string
    difficulty: 'beginner' | 'intermediate' | 'advanced'
    /** Percent of the rubric's maximum. */
    reached: number | null
  }
}

/** Evidence for a skill: a school's attestation. */
export interface AttestedSource {
  kind: 'attested'
  at: string
  facts: { school: string; note: string; ownerOnly?: { id: string; name: string } }
}

/**
 * Evidence for a skill: a connection's endorsement; connections are named to others only if their own page is
 * public.
 */
export interface EndorsedSource {
  kind: 'endorsed'
  at: string
  facts: {
    name?: string
    handle?: string
    ownerOnly?: { id: string; name: string }
  }
}

export interface ShownSkill {
  /** Its slug in the catalog, or its plain word. */
  key: string
  /** As the person wrote it; missing for skills proven but not listed. Pages leave out nulls. */
  word?: string | null
  slug?: string | null
  nameEn?: string | null
  nameFr?: string | null
  sources: (ProvenSource | AttestedSource | EndorsedSource)[]
}

/** The catalog's name in the page's language; a word the person chose instead is kept. */
export function shownSkillName({ word, slug, nameEn, nameFr }: ShownSkill, language: string): string {
  const name = language === 'fr' ? nameFr : nameEn
  const isCatalogName = word && [nameEn, nameFr].some((one) => one && plain(one) === plain(word))
  return (isCatalogName ? name : word) ?? name ?? slug ?? ''
}

export const proofsOf = ({ sources }: ShownSkill) => sources.filter((source) => source.kind === 'proven')
export const attestationsOf = ({ sources }: ShownSkill) =>
  sources.filter((source) => source.kind === 'attested')
export const endorsementsOf = ({ sources }: ShownSkill) =>
  sources.filter((source) => source.kind === 'endorsed')

interface ShownCertificate {
  code: string
  mission: string
  organization: string
  issuedAt: string
}

export type Wanted = Pick<
  ProfileFields,
  'availability' | 'availableFrom' | 'contracts' | 'places' | 'remote' | 'lookingFor'
>

export const saysSomething = ({ availability, contracts, places, lookingFor }: Wanted): boolean =>
  availability !== 'unsaid' || contracts.length > 0 || places.length > 0 || lookingFor !== ''

/** What others see; hidden parts are missing. */
export interface ShownProfile {
  handle?: string
  firstName: string
  lastName: string
  photo?: string
  jobTitle?: string
  location?: string
  summary?: string
  skills?: ShownSkill[]
  linkedinUrl?: string
  portfolioUrl?: string
  wanted?: Wanted
  experience?: Station[]
  education?: Station[]
  languages?: SpokenLanguage[]
  drivingLicenses?: string[]
  interests?: string[]
  certificates?: ShownCertificate[]
}

export const visibilities = ['private', 'partners', 'public'] as const
export const pageParts = [
  'photo',
  'last_name',
  'job_title',
  'location',
  'summary',
  'skills',
  'links',
  'wanted',
  'experience',
  'education',
  'languages',
  'driving_licenses',
  'interests',
  'certificates',
] as const
export type PagePart = (typeof pageParts)[number]

/** What the person chose to show. Nothing before the page is first shown: no box is preselected. */
export function chosenParts(career: { handle: string | null; shown: string[] } | null): string[] {
  return career?.handle ? career.shown : []
}

/** An address from a name: "Inès L’Hôte" becomes ines-l-hote. */
export function handleFrom(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}
