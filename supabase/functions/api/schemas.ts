import { z } from 'zod'

// What the API answers. One source: tests check answers with these schemas, and the OpenAPI document is made from them.
// Fields can be added; none is renamed or removed without a new version of the API.

const id = z.uuid()
const time = z.iso.datetime({ offset: true }).describe('Time in ISO 8601')
const date = z.iso.date().describe('Date in ISO 8601')
const language = z.enum(['en', 'fr'])
const organization = z.object({ id, name: z.string() }).meta({ id: 'OrganizationReference' })

export const me = z
  .object({
    kind: z.enum(['person', 'company', 'academia']).describe('Whom the token speaks for'),
    id: id.describe('The person’s or organization’s ID'),
    name: z.string(),
    scopes: z.array(z.string()),
    expires_at: time,
  })
  .meta({ id: 'Me' })

export const mission = z
  .object({
    id,
    title: z.string(),
    summary: z.string(),
    category: z.string().nullable(),
    difficulty: z.enum(['beginner', 'intermediate', 'advanced']).nullable(),
    hours: z.number().nullable().describe('How long it takes, as its author estimates'),
    skills: z.array(z.string()).describe('Names in the catalog of skills'),
    languages: z.array(language),
    status: z.enum(['draft', 'published', 'archived']),
    by_invitation: z.boolean(),
    closes_on: date.nullable(),
    version: z.number().int().describe('The published version; 0 before the first'),
    published_at: time.nullable(),
    organization,
    url: z.url().nullable().describe('Its public page'),
  })
  .meta({ id: 'Mission' })

export const submission = z
  .object({
    id,
    mission_id: id,
    attempt: z.number().int(),
    language,
    status: z.enum(['waiting', 'reviewed']),
    verdict: z.enum(['validated', 'revise', 'not_validated']).nullable(),
    submitted_at: time,
    feedback_due_at: time,
    reviewed_at: time.nullable(),
  })
  .meta({ id: 'Submission' })

export const program = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    starts_on: date.nullable(),
    ends_on: date.nullable(),
    mode: z
      .enum(['all', 'choice', 'free'])
      .describe('Whether students do all missions, choose some, or are free'),
    choose_count: z.number().int().nullable(),
    status: z.enum(['draft', 'assigned', 'archived']),
    assigned_at: time.nullable(),
    created_at: time,
    organization,
    missions: z.array(z.object({ id, title: z.string(), due_on: date.nullable(), is_proposed: z.boolean() })),
  })
  .meta({ id: 'Program' })

export const programProgress = z
  .object({
    student: z.object({
      id: id.describe('The entry on the school’s roster'),
      number: z.string().nullable().describe('The school’s own number for the student'),
      first_name: z.string(),
      last_name: z.string(),
      cohort_id: id.nullable(),
    }),
    missions: z.array(
      z.object({
        id,
        status: z.enum([
          'available',
          'requested',
          'not_started',
          'in_progress',
          'submitted',
          'changes_requested',
          'validated',
          'not_validated',
        ]),
        due_on: date.nullable(),
        submitted_on: date.nullable(),
        is_late: z.boolean().describe('Submitted after the due date'),
        is_overdue: z.boolean().describe('Not submitted, and the due date has passed'),
      }),
    ),
  })
  .meta({ id: 'StudentProgress' })

export const ownProgress = z
  .object({
    id,
    mission_id: id,
    title: z.string(),
    status: z.enum(['in_progress', 'submitted', 'changes_requested', 'validated', 'not_validated', 'left']),
    percent: z.number().int(),
    hours_spent: z.number(),
    attempts: z.number().int(),
    started_at: time,
    submitted_at: time.nullable(),
    completed_at: time.nullable(),
  })
  .meta({ id: 'Progress' })

export const opening = z
  .object({
    id,
    title: z.string(),
    description: z.string().describe('Markdown'),
    language,
    status: z.string().describe('“open” while it accepts applications'),
    audience: z.enum(['private', 'everyone', 'schools', 'invited']),
    remote: z.enum(['on_site', 'hybrid', 'remote']),
    contracts: z.array(z.string()),
    working_time: z.enum(['full', 'part']),
    hours_per_week: z.number().nullable(),
    positions: z.number().int(),
    start_on: date.nullable(),
    apply_by: date.nullable(),
    pay: z
      .object({
        min: z.number().nullable(),
        max: z.number().nullable(),
        currency: z.string(),
        period: z.enum(['hour', 'month', 'year']),
      })
      .nullable()
      .describe('Before tax'),
    organization,
    published_at: time.nullable(),
    closed_at: time.nullable(),
    created_at: time,
    url: z.url().nullable().describe('Where people apply'),
  })
  .meta({ id: 'Opening' })

export const application = z
  .object({
    id,
    opening_id: id,
    opening_title: z.string(),
    stage: z.object({
      id,
      kind: z.enum(['new', 'shortlist', 'interview', 'offer', 'hired', 'not_selected']),
      name: z.string().nullable(),
    }),
    must_haves: z
      .array(
        z.object({
          skill: z.string(),
          support: z.enum(['proven', 'attested', 'endorsed', 'declared', 'none']),
        }),
      )
      .describe('How far each must-have is supported; empty in a person’s own applications'),
    sent_at: time,
    opened_at: time.nullable(),
    answer_due_at: time.nullable(),
    answered_at: time.nullable(),
    outcome: z.enum(['hired', 'not_selected']).nullable(),
    withdrawn_at: time.nullable(),
    applicant: z
      .object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
      .nullable()
      .describe('Null until the hiring team can read who applied, and in a person’s own applications'),
  })
  .meta({ id: 'Application' })

export const problem = z
  .object({
    code: z.string().describe('Never changes, for programs'),
    message: z.string().describe('For people'),
    parameter: z.string().optional().describe('The parameter that is wrong'),
  })
  .meta({ id: 'Problem' })

export const rosterSync = z
  .object({
    id,
    status: z
      .enum(['unchanged', 'applied', 'waiting'])
      .describe('“waiting” until the school’s staff confirm it in Essor'),
    new: z.number().int(),
    changed: z.number().int(),
    leaving: z.number().int(),
    unchanged: z.number().int(),
    skipped: z.number().int().describe('Lines with a problem; they change nothing'),
    problems: z.number().int().describe('In the other files of a OneRoster bundle'),
    url: z.url().nullable().describe('Where staff read the plan line by line'),
  })
  .meta({ id: 'RosterSync' })
