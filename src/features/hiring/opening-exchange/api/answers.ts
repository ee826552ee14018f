import { z } from 'zod'
import { languages } from '../../../../i18n/languages.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'
import { named } from '../../discovery/api/answers.ts'
import { openingStatuses, workModes } from '../../matching/model.ts'
import { received } from '../../opening-applications/api/answers.ts'
import { openingCard } from '../../opening-board/api/answers.ts'

const exportedOpening = z.object({
  title: z.string(),
  language: z.enum(languages),
  description: z.string(),
  contracts: z.array(z.enum(contractKinds)),
  town: named.nullable(),
  remote: z.enum(workModes),
  workingTime: z.enum(['full', 'part']),
  hoursPerWeek: z.number().nullable(),
  durationMonths: z.number().nullable(),
  places: z.number(),
  placesFilled: z.number(),
  startOn: z.string().nullable(),
  applyBy: z.string().nullable(),
  pay: openingCard.shape.pay,
  skills: z.array(named.extend({ must: z.boolean() })),
  status: z.enum(openingStatuses),
  audience: z.enum(['private', 'everyone', 'schools', 'invited']),
  slug: z.string().nullable(),
  publishedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
})
export type ExportedOpening = z.infer<typeof exportedOpening>

const exportedApplication = received.omit({ history: true, comments: true, resume: true })
export type ExportedApplication = z.infer<typeof exportedApplication>

const post = openingCard.extend({
  description: z.string(),
  translation: z.object({ title: z.string(), description: z.string() }).nullable(),
})
export type Post = z.infer<typeof post>

const posts = openingCard.shape.organization.extend({ openings: z.array(post) })
export type Posts = z.infer<typeof posts>

export const answers = {
  export_openings: z.array(exportedOpening),
  export_applications: z.array(exportedApplication),
  /** Null without a public page. */
  opening_posts: posts.nullable(),
}
