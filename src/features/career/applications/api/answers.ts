import { z } from 'zod'
import { stages } from '../model.ts'

const column = z.object({
  id: z.string(),
  /** Null means the name of the stage, in the page's language. */
  name: z.string().nullable(),
  stage: z.enum(stages),
  position: z.string(),
})

/** A card as the board holds it; long fields load when it is opened. */
const card = z.object({
  id: z.string(),
  column_id: z.string(),
  position: z.string(),
  revision: z.number(),
  created_at: z.string(),
  heard_at: z.string(),
  company: z.string(),
  job_title: z.string(),
  applied_on: z.string().nullable(),
  link: z.string().nullable(),
  location: z.string(),
  contract: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_currency: z.string(),
  salary_period: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  priority: z.number(),
  tags: z.array(z.string()),
  resume_label: z.string(),
  resume_path: z.string().nullable(),
  next_action: z.string(),
  next_at: z.string().nullable(),
  remind_minutes: z.number().nullable(),
  rejection_reason: z.string(),
  opening_application_id: z.string().nullable(),
})

const board = z.object({
  /** Null to an administrator who looks at a board its owner never opened. */
  silent_days: z.number().nullable(),
  columns: z.array(column),
  cards: z.array(card),
  openings: z.record(
    z.string(),
    z.object({
      dueAt: z.string().nullable(),
      openedAt: z.string().nullable(),
      outcome: z.enum(['hired', 'not_selected']).nullable(),
      withdrawnAt: z.string().nullable(),
      interviews: z.array(
        z.object({
          id: z.string(),
          startsAt: z.string(),
          endsAt: z.string(),
          place: z.string(),
          words: z.string(),
          revision: z.number(),
        }),
      ),
    }),
  ),
})

const figures = z.object({
  /** How many applications got at least this far. */
  funnel: z.record(z.enum(stages).exclude(['closed']), z.number()),
  applied: z.number(),
  answered: z.number(),
  /** Median days applications stayed, by column. */
  days: z.record(z.string(), z.number()),
})

export const answers = { application_board: board, application_figures: figures }
