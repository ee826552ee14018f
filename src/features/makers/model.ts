import { z } from 'zod'
import type { Database } from '../../lib/database.types.ts'
import { isWebAddress } from '../../lib/web-address.ts'
import { withProtocol } from '../auth/model.ts'
import { isSiret } from '../auth/siret.ts'
import type { Listing } from '../catalogue/model.ts'
import type { OrganizationCheck } from '../organizations/checks.ts'
import type { CaseCard } from '../portfolio/model.ts'
import { parseAmount, toAmountText } from './amount-text.ts'

export type StoredMaker = Database['public']['Tables']['maker_profiles']['Row']

export interface WeightedSkill {
  slug: string
  weight: number
}

export const rateUnits = ['hour', 'day', 'project'] as const
type RateUnit = (typeof rateUnits)[number]
export const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CAD'] as const

export interface Rate {
  /** In the smallest unit of the currency. */
  amount: number
  currency: (typeof currencies)[number]
  per: RateUnit
}

export const availabilities = ['now', 'from', 'not_now'] as const
type Availability = (typeof availabilities)[number]

interface Rating {
  average: number
  count: number
  criteria: Record<string, number>
}

/** A client's rating, published once both sides have rated. */
export interface PublishedRating {
  name: string
  words: string
  average: number
  givenAt: string
  answer: string | null
  /** Rated from a link emailed to someone other than the maker; others don't count. */
  isConfirmed: boolean
}

/** A maker as shown in lists. */
export interface MakerCard {
  id: string
  handle: string
  name: string
  headline: string
  skills: WeightedSkill[]
  availability: Availability
  availableFrom: string | null
  hasSiret: boolean
  checks: OrganizationCheck[]
  rating: Rating | null
  /** Median time to a first response; null for fewer than five. */
  answerHours: number | null
  placesLeft: number
}

/** A maker's page, as everyone sees it. */
export interface MakerPageData extends MakerCard {
  bio: string
  website: string | null
  rates: Rate[]
  since: string
  person: string
  photo: string | null
  ratings: PublishedRating[]
  cases: CaseCard[]
  missions: Listing[]
  talk: { host: string; title: string; minutes: number; languages: string[]; free: number } | null
  isOwn: boolean
  /** What is open between the maker and the viewer. */
  mentorship: { id: string; status: 'pending' | 'accepted' } | null
}

export const most = { skills: 12, rates: rateUnits.length, headline: 120, bio: 4000, places: 20 }
/** Length from which a bio counts as complete. */
export const goodBio = 300

// Messages are keys under "editor.fields" in the "makers" texts.
const skill = z.object({ key: z.string(), slug: z.string().min(1, 'required'), weight: z.string() })
const rate = z.object({
  key: z.string(),
  amount: z.string().refine((value) => parseAmount(value) !== undefined, 'amount'),
  currency: z.enum(currencies),
  per: z.enum(rateUnits),
})

export const makerSchema = z
  .object({
    headline: z.string().trim().max(most.headline, 'tooLong'),
    bio: z.string().trim().max(most.bio, 'tooLong'),
    website: z
      .string()
      .trim()
      .refine((value) => value === '' || isWebAddress(withProtocol(value)), 'url'),
    siret: z.string().refine((value) => value.trim() === '' || isSiret(value), 'siret'),
    skills: z.array(skill),
    rates: z.array(rate),
    availability: z.enum(availabilities),
    availableFrom: z.string(),
    places: z.number('places').int('places').min(0, 'places').max(most.places, 'places'),
    isPublic: z.boolean(),
  })
  .superRefine(({ headline, isPublic, availability, availableFrom, skills, rates }, context) => {
    const issue = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    if (isPublic && !headline) issue('headline', 'headline')
    if (availability === 'from' && !availableFrom) issue('date', 'availableFrom')
    skills.forEach(({ slug }, place) => {
      if (slug && skills.findIndex((other) => other.slug === slug) < place)
        issue('twice', 'skills', place, 'slug')
    })
    rates.forEach(({ per }, place) => {
      if (rates.findIndex((other) => other.per === per) < place) issue('twice', 'rates', place, 'per')
    })
  })

export type MakerFields = z.input<typeof makerSchema>

export function toFields(
  stored: StoredMaker | null,
  { website, siret }: { website: string | null; siret: string | null },
): MakerFields {
  const skills = (stored?.skills ?? []) as unknown as WeightedSkill[]
  const rates = (stored?.rates ?? []) as unknown as Rate[]
  return {
    headline: stored?.headline ?? '',
    bio: stored?.bio ?? '',
    website: website ?? '',
    siret: siret ?? '',
    skills: skills.map(({ slug, weight }) => ({ key: slug, slug, weight: String(weight) })),
    rates: rates.map((one) => ({ ...one, key: one.per, amount: toAmountText(one.amount) })),
    availability: (stored?.availability ?? 'now') as Availability,
    availableFrom: stored?.available_from ?? '',
    places: stored?.mentee_places ?? 0,
    isPublic: stored?.is_public ?? false,
  }
}

const skillsOf = (fields: MakerFields): WeightedSkill[] =>
  fields.skills.filter(({ slug }) => slug).map(({ slug, weight }) => ({ slug, weight: Number(weight) }))
const ratesOf = (fields: MakerFields): Rate[] =>
  fields.rates.flatMap(({ amount, currency, per }) => {
    const minor = parseAmount(amount)
    return minor === undefined ? [] : [{ amount: minor, currency, per }]
  })

/** The argument of `save_maker_profile`. */
export function toDocument(fields: MakerFields) {
  return {
    headline: fields.headline.trim(),
    bio: fields.bio.trim(),
    website: withProtocol(fields.website) || null,
    siret: fields.siret,
    skills: skillsOf(fields),
    rates: ratesOf(fields),
    availability: fields.availability,
    available_from: fields.availability === 'from' ? fields.availableFrom : null,
    mentee_places: fields.places,
    is_public: fields.isPublic,
  }
}

/** What the page would show of the current input. */
export const toShown = (fields: MakerFields, name: string) => ({
  name,
  headline: fields.headline.trim(),
  bio: fields.bio.trim(),
  website: withProtocol(fields.website) || null,
  skills: skillsOf(fields),
  rates: ratesOf(fields),
  availability: fields.availability,
  availableFrom: fields.availability === 'from' ? fields.availableFrom || null : null,
  hasSiret: isSiret(fields.siret),
})
