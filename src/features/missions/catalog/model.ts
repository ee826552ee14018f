import type { z } from 'zod'
import { comparable } from '../../../lib/comparable.ts'
import { searchWords } from '../../../lib/search-words.ts'
import type { Skill } from '../../core/skills/api/get-skills.ts'
import type { StepKind } from '../missions/model.ts'
import type { ListingCard, listing } from './api/answers.ts'
import type { ListingFilter } from './api/get-listings.ts'

export type Listing = z.infer<typeof listing>

/** A listing in the reader's language, if the mission is offered in it. */
export function listingIn<L extends ListingCard>(listing: L, language: string): L {
  const texts = listing.translations[language]
  return texts ? { ...listing, ...texts, language } : listing
}

/** Which catalog skills a person listed, however they are spelled. */
export function namedSkills(catalogue: Skill[], named: string[]): string[] {
  const wanted = new Set(named.map((name) => comparable(name.trim())))
  return catalogue
    .filter(({ slug, name_en, name_fr, aliases }) =>
      [slug, name_en, name_fr, ...aliases].some((name) => wanted.has(comparable(name))),
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
  values: Pick<ListingFilter, 'category' | 'difficulty' | 'skill' | 'hours' | 'language' | 'company'>
}

/** Whether a mission matches the filters, by the same rules as the catalog. */
export function fits(listing: Listing & { words: string }, { search, values }: Wish): boolean {
  const { category, difficulty, skill, hours, language, company } = values
  return (
    searchWords(search).every((word) => listing.words.includes(word)) &&
    (!category || listing.category === category) &&
    (!difficulty || listing.difficulty === difficulty) &&
    (!skill || listing.skills.includes(skill)) &&
    (!hours || Number(listing.hours) <= hours) &&
    (!language || listing.languages.includes(language)) &&
    (!company || listing.organization_id === company)
  )
}
