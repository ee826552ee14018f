import { plain } from '../../lib/plain.ts'
import type { ProfileFields } from './model.ts'
import type { SpokenLanguage, Station } from './stations.ts'

/** Where a skill comes from beyond the word of who names it: validated work. */
export interface ProvenSource {
  kind: 'proven'
  at: string
  facts: {
    code: string
    /** Whether anyone may open the certificate. */
    isPublic: boolean
    mission: string
    organization: string
    difficulty: 'beginner' | 'intermediate' | 'advanced'
    /** Percent of what the rubric could give. */
    reached: number | null
  }
}

/** Or the word of a school. */
export interface AttestedSource {
  kind: 'attested'
  at: string
  facts: { school: string; note: string; ownerOnly?: { id: string; name: string } }
}

/** Or the word of a connection, who is named to others only with a public page of the own. */
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
  /** Its slug in the catalogue, else its plain word. */
  key: string
  /** As the person wrote it; nothing for what was proven without being named. Pages leave out what is null. */
  word?: string | null
  slug?: string | null
  nameEn?: string | null
  nameFr?: string | null
  sources: (ProvenSource | AttestedSource | EndorsedSource)[]
}

/** The name of the catalog in the language of the page; what a person called otherwise keeps its word. */
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

/** What others see; a part that is not shown is not there at all. */
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

/** What somebody has chosen to show. Before a page was ever shown, that is nothing: no box is ticked for anyone. */
export function chosenParts(career: { handle: string | null; shown: string[] } | null): string[] {
  return career?.handle ? career.shown : []
}

/** An address made of a name: "Inès L’Hôte" lives at ines-l-hote. */
export function handleFrom(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}
