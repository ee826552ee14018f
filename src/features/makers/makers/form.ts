import * as z from 'zod/mini'
import { isSiret } from '../../../lib/siret.ts'
import { isTypedWebAddress, withProtocol } from '../../../lib/web-address.ts'
import { parseAmount, toAmountText } from './amount-text.ts'
import type { Rate, WeightedSkill } from './api/answers.ts'
import type { StoredMaker } from './api/get-maker-profile.ts'
import { availabilities, currencies, most, rateUnits } from './model.ts'

// Messages are keys under "editor.fields" in the "makers" texts.
const skill = z.object({
  key: z.string(),
  slug: z.string().check(z.minLength(1, 'required')),
  weight: z.string(),
})
const rate = z.object({
  key: z.string(),
  amount: z.string().check(z.refine((value) => parseAmount(value) !== undefined, 'amount')),
  currency: z.enum(currencies),
  per: z.enum(rateUnits),
})

export const makerSchema = z
  .object({
    headline: z.string().check(z.trim(), z.maxLength(most.headline, 'tooLong')),
    bio: z.string().check(z.trim(), z.maxLength(most.bio, 'tooLong')),
    website: z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isTypedWebAddress(value), 'url'),
    ),
    siret: z.string().check(z.refine((value) => value.trim() === '' || isSiret(value), 'siret')),
    skills: z.array(skill),
    rates: z.array(rate),
    availability: z.enum(availabilities),
    availableFrom: z.string(),
    places: z.number('places').check(z.int('places'), z.gte(0, 'places'), z.lte(most.places, 'places')),
    isPublic: z.boolean(),
  })
  .check(
    z.superRefine(({ headline, isPublic, availability, availableFrom, skills, rates }, context) => {
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
    }),
  )

export type MakerFields = z.input<typeof makerSchema>

export function toFields(
  stored: StoredMaker | null,
  { website, siret }: { website: string | null; siret: string | null },
): MakerFields {
  return {
    headline: stored?.headline ?? '',
    bio: stored?.bio ?? '',
    website: website ?? '',
    siret: siret ?? '',
    skills: (stored?.skills ?? []).map(({ slug, weight }) => ({ key: slug, slug, weight: String(weight) })),
    rates: (stored?.rates ?? []).map((one) => ({ ...one, key: one.per, amount: toAmountText(one.amount) })),
    availability: stored?.availability ?? 'now',
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
