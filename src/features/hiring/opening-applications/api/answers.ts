import { z } from 'zod'
import { shownProfile } from '../../../profile/profiles/api/answers.ts'
import { candidateFacts, named, titled } from '../../discovery/api/answers.ts'
import { evidenceSources, reasons, stageKinds, stops } from '../model.ts'

const stage = z.object({ kind: z.enum(stageKinds), name: z.string().nullable() })
export type StageName = z.infer<typeof stage>

const question = z.object({ id: z.string(), text: z.string(), isRequired: z.boolean().optional() })

/** What the team reads of an application. */
const view = z.object({
  facts: candidateFacts,
  mustHaves: z.array(z.object({ slug: z.string(), source: z.enum(evidenceSources) })),
  hasLetter: z.boolean(),
  hasResume: z.boolean(),
  certificates: z.array(
    z.object({
      mission: z.string(),
      organization: z.string(),
      difficulty: z.string().optional(),
      skills: z.array(z.string()),
      on: z.string(),
      /** Once the person is named. */
      code: z.string().optional(),
    }),
  ),
  answers: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string().optional(),
      isHidden: z.boolean(),
    }),
  ),
  letter: z.string().optional(),
  resume: z.object({ path: z.string(), name: z.string() }).optional(),
  profile: shownProfile
    .omit({ firstName: true, lastName: true, handle: true })
    .extend({ name: z.string(), email: z.string().optional(), phone: z.string().optional() })
    .optional(),
})
export type ApplicationView = z.infer<typeof view>

const draft = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.number(),
  title: z.string(),
  company: z.string(),
  companySlug: z.string().nullable(),
  /** Why it takes no applications; null if it does. */
  stop: z.enum(stops).nullable(),
  isOwn: z.boolean(),
  /** The application that was already sent. */
  application: z.string().nullable(),
  answerDays: z.number().nullable(),
  /** How many answers of the organization are late now. */
  lateAnswers: z.number(),
  questions: z.array(question),
  mustHaves: z.array(named.extend({ slug: z.string(), source: z.enum(evidenceSources) })),
  /** Fields that the profile has. */
  filled: z.array(z.string()),
  resumes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      label: z.string(),
      at: z.string(),
      isCurrent: z.boolean().nullable(),
    }),
  ),
  certificates: z.array(
    z.object({
      code: z.string(),
      mission: z.string(),
      organization: z.string(),
      skills: z.array(z.string()),
      at: z.string(),
      /** Issued by the organization of the opening. */
      isTheirs: z.boolean(),
    }),
  ),
  letters: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
})
export type Draft = z.infer<typeof draft>

const preview = z.object({ first: view, later: view, isNamed: z.boolean() })
export type Preview = z.infer<typeof preview>

const move = z.object({
  id: z.number(),
  kind: z.enum([
    'sent',
    'changed',
    'opened',
    'moved',
    'answered',
    'late',
    'withdrawn',
    'interview',
    'reviewed',
    'stopped',
    'resumed',
  ]),
  at: z.string(),
  to: stage.nullable(),
  /** Only for the team. */
  actor: z.string().nullable().optional(),
})
export type Move = z.infer<typeof move>

const mine = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  company: z.string(),
  companySlug: z.string().nullable(),
  stage,
  sentAt: z.string(),
  openedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  isLate: z.boolean(),
  /** How many answers of the organization are late now. */
  lateAnswers: z.number(),
  /** An offer waits for the candidate's answer. */
  hasOffer: z.boolean(),
  /** Every position is taken. */
  isFilled: z.boolean(),
  /** Why nothing more happens for now. */
  stoppedFor: z.enum(['removed', 'suspended']).nullable(),
  outcome: z.enum(['hired', 'not_selected']).nullable(),
  withdrawnAt: z.string().nullable(),
})

export type SentApplication = z.infer<typeof mine>

const myApplication = mine.extend({
  revision: z.number(),
  isNamed: z.boolean(),
  revealedAt: z.string().nullable(),
  mayChange: z.boolean(),
  form: z.object({
    fields: z.array(z.string()),
    isNamed: z.boolean(),
    resume: z.string().nullable(),
    certificates: z.array(z.string()),
    letter: z.string(),
    answers: z.record(z.string(), z.string()),
  }),
  view: view.nullable(),
  /** The card on the person's own board. */
  card: z.string().nullable(),
  reason: z.enum(reasons).nullable(),
  words: z.string().nullable(),
  wouldChange: z.string().nullable(),
  missions: z.array(z.object({ id: z.string(), title: z.string() })),
  history: z.array(move),
})
export type MyApplication = z.infer<typeof myApplication>

const pipelineStage = stage.extend({
  id: z.string(),
  answerDays: z.number().nullable(),
  /** How many applications it has. */
  total: z.number(),
  /** Those of them that pass the filter. */
  fitting: z.number(),
})
export type PipelineStage = z.infer<typeof pipelineStage>

/** An application as the board shows it; what is unknown or untrue is left out. */
const row = z.object({
  id: z.string(),
  stage: z.string(),
  sentAt: z.string(),
  openedAt: z.string().optional(),
  dueAt: z.string().optional(),
  title: titled.extend({ slug: z.string() }).optional(),
  proven: z.array(z.string()).optional(),
  outcome: z.enum(['hired', 'not_selected']).optional(),
  withdrawnAt: z.string().optional(),
  comments: z.number().optional(),
  /** The last day to answer an open offer. */
  offerUntil: z.string().optional(),
  hasConflict: z.literal(true).optional(),
  name: z.string().optional(),
  photo: z.string().optional(),
})
export type Row = z.infer<typeof row>

const pipeline = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  slug: z.string().nullable(),
  stop: z.enum(stops).nullable(),
  overdue: z.number(),
  mayDecide: z.boolean(),
  team: z.array(z.object({ id: z.string(), name: z.string(), isLead: z.boolean() })),
  mustHaves: z.array(named.extend({ slug: z.string() })),
  missions: z.array(z.object({ id: z.string(), title: z.string() })),
  stages: z.array(pipelineStage),
  /** Those that are shown, in the order of arrival. */
  applications: z.array(row),
  /** Where the application that is read is among those that pass the filter. */
  reading: z.object({ id: z.string(), place: z.number(), total: z.number() }).nullable(),
  /** Applicants without an answer although every position is taken. */
  waiting: z.number(),
})
export type Pipeline = z.infer<typeof pipeline>

export const received = view.extend({
  id: z.string(),
  opening: z.string(),
  openingTitle: z.string(),
  stage: z.string(),
  isBlind: z.boolean(),
  sentAt: z.string(),
  dueAt: z.string().nullable(),
  version: z.number(),
  isCurrentVersion: z.boolean(),
  outcome: z.enum(['hired', 'not_selected']).nullable(),
  reason: z.enum(reasons).nullable(),
  words: z.string().nullable(),
  wouldChange: z.string().nullable(),
  history: z.array(move),
  comments: z.array(
    z.object({
      id: z.string(),
      author: z.string().nullable(),
      isMine: z.boolean().nullable(),
      body: z.string(),
      at: z.string(),
    }),
  ),
})
export type Received = z.infer<typeof received>

export const answers = {
  application_draft: draft,
  preview_application: preview,
  my_opening_application: myApplication,
  my_opening_applications: z.array(mine),
  opening_pipeline: pipeline,
  open_application: received,
  answer_applications: z.array(z.string()),
}
