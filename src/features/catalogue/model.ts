import type { Database } from '../../lib/database.types.ts'
import type { Criterion, StepKind } from '../missions/model.ts'
import type { Skill } from '../skills/api/get-skills.ts'

type Row = Database['public']['Tables']['mission_listings']['Row']

interface ListedTexts {
  title: string
  summary: string
  outline: { kind: StepKind; title: string }[]
  rubric: Criterion[] | null
}

export type Listing = Omit<Row, 'outline' | 'rubric' | 'words' | 'translations'> &
  ListedTexts & {
    /** In each language except the original one. */
    translations: Partial<Record<string, ListedTexts>>
  }

/** A listing in the reader's language, if the mission is offered in it. */
export function listingIn<L extends Listing>(listing: L, language: string): L {
  const texts = listing.translations[language]
  return texts ? { ...listing, ...texts, language } : listing
}

export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Lowercase and without accents, as the catalog stores its words. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The words of a search, without characters special to the filter. */
export const searchWords = (text: string): string[] =>
  plainWords(text)
    .replace(/[%_*\\,()"]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

/** Which catalog skills a person listed, however they are spelled. */
export function namedSkills(catalogue: Skill[], named: string[]): string[] {
  const wanted = new Set(named.map((name) => plainWords(name.trim())))
  return catalogue
    .filter(({ slug, name_en, name_fr, aliases }) =>
      [slug, name_en, name_fr, ...aliases].some((name) => wanted.has(plainWords(name))),
    )
    .map(({ slug }) => slug)
}

/** How many steps of each kind there are, in order of first appearance. */
export function countKinds(outline: Listing['outline']): [StepKind, number][] {
  const counts = new Map<StepKind, number>()
  for (const { kind } of outline) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}

interface Wish {
  search: string
  values: Record<'category' | 'difficulty' | 'skill' | 'hours' | 'language' | 'company', string>
}

/** Whether a mission matches the filters, by the same rules as the catalog. */
export function fits(listing: Listing & { words: string }, { search, values }: Wish): boolean {
  const { category, difficulty, skill, hours, language, company } = values
  return (
    searchWords(search).every((word) => listing.words.includes(word)) &&
    (!category || listing.category === category) &&
    (!difficulty || listing.difficulty === difficulty) &&
    (!skill || listing.skills.includes(skill)) &&
    (!(Number(hours) > 0) || Number(listing.hours) <= Number(hours)) &&
    (!language || listing.languages.includes(language)) &&
    (!company || listing.organization_id === company)
  )
}
