import { z } from 'zod'
import { languages } from '../../../../i18n/languages.ts'
import { Constants } from '../../../../lib/database.types.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'
import { named, skillLevel } from '../../discovery/api/answers.ts'
import { openingStatuses, workModes } from '../../matching/model.ts'

const stage = z.object({
  id: z.string(),
  kind: z.enum(['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected']),
  name: z.string().nullable(),
  answerDays: z.number().nullable(),
})
export type Stage = z.infer<typeof stage>

const audience = z.enum(['private', 'everyone', 'schools', 'invited'])
export type Audience = z.infer<typeof audience>

const pay = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(['hour', 'month', 'year']).nullable(),
})
export type Pay = z.infer<typeof pay>

const draft = z.object({
  title: z.string(),
  language: z.enum(languages),
  description: z.string(),
  translation: z.object({ title: z.string(), description: z.string() }).nullable(),
  job: z.string().nullable(),
  skills: z.array(
    z.object({
      slug: z.string(),
      must: z.boolean(),
      weight: z.literal([1, 2, 3]),
      level: skillLevel.nullable(),
    }),
  ),
  town: z.string().nullable(),
  remote: z.enum(workModes),
  contracts: z.array(z.enum(contractKinds)),
  languages: z.array(z.object({ code: z.string(), level: z.enum(Constants.public.Enums.language_level) })),
  startOn: z.string().nullable(),
  workingTime: z.enum(['full', 'part']),
  hoursPerWeek: z.number().nullable(),
  durationMonths: z.number().nullable(),
  places: z.number(),
  applyBy: z.string().nullable(),
  pay,
  questions: z.array(z.object({ id: z.string(), text: z.string(), isRequired: z.boolean() })),
  criteria: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  audience,
  stages: z.array(stage),
  team: z.array(z.object({ userId: z.string(), isLead: z.boolean() })),
  missions: z.array(z.object({ id: z.string(), skills: z.array(z.string()) })),
  schools: z.array(z.string()),
  invitations: z.array(z.string()),
})
/** What an opening's editor changes, in the shape that is saved. */
export type OpeningDraft = z.infer<typeof draft>
export type OpeningField = keyof OpeningDraft

const editor = z.object({
  organization: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['company', 'on_maker']),
    isVerified: z.boolean(),
  }),
  /** Null for one that isn't saved yet. */
  opening: z
    .object({
      id: z.string(),
      status: z.enum(openingStatuses),
      version: z.number(),
      hasChanges: z.boolean(),
      revision: z.number(),
      slug: z.string().nullable(),
      reviewReason: z.string().nullable(),
      placesFilled: z.number(),
      criteriaFixed: z.boolean(),
      publishedAt: z.string().nullable(),
      /** The first version, or changes to a published one, wait for an administrator. */
      isInReview: z.boolean(),
      isEditable: z.boolean(),
      document: draft,
    })
    .nullable(),
  members: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  missions: z.array(z.object({ id: z.string(), title: z.string(), skills: z.array(z.string()) })),
  schools: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type OpeningEditorData = z.infer<typeof editor>

const listed = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(openingStatuses),
  audience,
  slug: z.string().nullable(),
  version: z.number(),
  hasChanges: z.boolean(),
  reviewReason: z.string().nullable(),
  isInReview: z.boolean(),
  contracts: z.array(z.enum(contractKinds)),
  remote: z.enum(workModes),
  town: named.nullable(),
  applyBy: z.string().nullable(),
  places: z.number(),
  placesFilled: z.number(),
  updatedAt: z.string(),
  closedAt: z.string().nullable(),
  /** Closed by administrators. */
  isRemoved: z.boolean(),
  isEditable: z.boolean(),
  problems: z.number(),
  waiting: z.number(),
  /** For its team. */
  applications: z.object({ total: z.number(), unopened: z.number(), late: z.number() }).nullable(),
})
export type ListedOpening = z.infer<typeof listed>

const field = draft.keyof()

export const problem = z.object({
  field,
  code: z.enum([
    'title_missing',
    'must_missing',
    'place_missing',
    'contract_missing',
    'contract_not_single',
    'contract_not_for_makers',
    'description_missing',
    'description_short',
    'translation_incomplete',
    'pay_missing',
    'pay_order',
    'pay_unpaid',
    'pay_below_minimum',
    'pay_not_in_euros',
    'pay_by_age',
    'pay_too_wide',
    'hours_missing',
    'duration_missing',
    'start_past',
    'apply_by_past',
    'question_empty',
    'criterion_empty',
    'lead_missing',
    'schools_missing',
    'invitations_missing',
    'wording_refused',
  ]),
  level: z.enum(['error', 'warning']),
  data: z
    .object({
      words: z.string(),
      contract: z.enum(contractKinds),
      hourly: z.number(),
      least: z.number(),
      period: z.enum(['hour', 'month', 'year']),
    })
    .partial()
    .nullable(),
})
export type Problem = z.infer<typeof problem>

export const finding = z.object({
  field,
  /** As they were written. */
  words: z.string(),
  verdict: z.enum(['refused', 'flagged']),
  topic: z.string(),
  reasonEn: z.string(),
  reasonFr: z.string(),
  better: z.string().nullable(),
})
export type Finding = z.infer<typeof finding>

export const answers = {
  opening_editor: editor,
  opening_list: z.array(listed),
  opening_problems: z.array(problem),
  check_opening_wording: z.array(finding),
}
