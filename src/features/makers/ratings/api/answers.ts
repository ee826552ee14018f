import { z } from 'zod'
import { clientCriteria, makerCriteria } from '../model.ts'

const rating = z.object({
  scores: z.partialRecord(z.enum([...clientCriteria, ...makerCriteria]), z.number()),
  words: z.string(),
  givenAt: z.string(),
  /** Who signed it; the maker's own has none. */
  name: z.string().optional(),
  /** For a client's rating: whether it counts toward the average. */
  isConfirmed: z.boolean().optional(),
})
export type Rating = z.infer<typeof rating>

const state = z.enum(['open', 'used', 'expired', 'closed'])

/** The status of a project's two ratings, as its maker may see it. */
export const ratingState = z.object({
  state,
  invitedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  mailedTo: z.string().nullable(),
  /** Whether the rating counts, or will if given through the current link. */
  counts: z.boolean(),
  clientGivenAt: z.string().nullable(),
  isRevealed: z.boolean(),
  revealsAt: z.string().nullable(),
  mine: rating.nullable(),
  theirs: rating.nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  isReported: z.boolean(),
  isHidden: z.boolean(),
})
export type RatingState = z.infer<typeof ratingState>

/** What a link leads to. */
const ratingPage = z.object({
  state,
  maker: z.string(),
  project: z.string(),
  client: z.string().nullable(),
  /** Whether the rating counts toward the maker's average. */
  counts: z.boolean(),
  expiresAt: z.string(),
  givenAt: z.string().nullable(),
  revealsAt: z.string().nullable(),
  theirs: rating.nullable(),
})
export type RatingPage = z.infer<typeof ratingPage>

export const answers = { rating_page: ratingPage.nullable() }
