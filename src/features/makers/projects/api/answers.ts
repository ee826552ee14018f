import { z } from 'zod'
import { ratingState } from '../../ratings/api/answers.ts'
import { statuses } from '../model.ts'

/** An amount in the smallest unit of its currency. */
export const money = z.object({ currency: z.string(), amount: z.number() })

const clientName = z.object({ id: z.string(), name: z.string() })
export type ClientName = z.infer<typeof clientName>

/** A project as shown in lists. */
export const projectCard = z.object({
  id: z.string(),
  position: z.string(),
  title: z.string(),
  status: z.enum(statuses),
  client: clientName.nullable(),
  startsOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  currency: z.string(),
  budget: z.number().nullable(),
  rate: z.number().nullable(),
  movedAt: z.string(),
  tasks: z.object({ done: z.number(), total: z.number() }),
  /** Without the running timer. */
  seconds: z.number(),
  overdue: z.number(),
})
export type ProjectCard = z.infer<typeof projectCard>

export const timer = z.object({
  id: z.string(),
  projectId: z.string(),
  project: z.string(),
  since: z.string(),
})
export type Timer = z.infer<typeof timer>

const board = z.object({
  projects: z.array(projectCard),
  clients: z.array(clientName),
  timer: timer.nullable(),
})

const task = z.object({
  id: z.string(),
  project_id: z.string(),
  title: z.string(),
  position: z.string(),
  due_on: z.string().nullable(),
  done_at: z.string().nullable(),
  is_shared: z.boolean(),
  created_at: z.string(),
})
export type Task = z.infer<typeof task>

const projectFile = z.object({
  id: z.string(),
  project_id: z.string(),
  path: z.string(),
  name: z.string(),
  size: z.number(),
  is_shared: z.boolean(),
  created_at: z.string(),
})
export type ProjectFile = z.infer<typeof projectFile>

const timeEntry = z.object({
  id: z.string(),
  project_id: z.string(),
  worked_on: z.string(),
  seconds: z.number().nullable(),
  running_since: z.string().nullable(),
  note: z.string(),
  created_at: z.string(),
})
export type TimeEntry = z.infer<typeof timeEntry>

const invoice = z.object({
  id: z.string(),
  project_id: z.string(),
  number: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  sent_on: z.string().nullable(),
  due_on: z.string().nullable(),
  paid_on: z.string().nullable(),
  created_at: z.string(),
})
export type Invoice = z.infer<typeof invoice>

const projectEvent = z.object({
  id: z.number(),
  kind: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.string(),
})
export type ProjectEvent = z.infer<typeof projectEvent>

const openProject = z.object({
  project: projectCard.extend({ description: z.string(), createdAt: z.string() }),
  contacts: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  clients: z.array(clientName),
  tasks: z.array(task),
  files: z.array(projectFile),
  entries: z.array(timeEntry),
  invoices: z.array(invoice),
  history: z.array(projectEvent),
  link: z
    .object({
      createdAt: z.string(),
      revokedAt: z.string().nullable(),
      openedAt: z.string().nullable(),
    })
    .nullable(),
  rating: ratingState.nullable(),
  timer: timer.nullable(),
})
export type OpenProject = z.infer<typeof openProject>

/** What the client sees. */
const clientPage = z.object({
  title: z.string(),
  status: z.enum(statuses),
  startsOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  maker: z.string(),
  updatedAt: z.string(),
  tasks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      dueOn: z.string().nullable(),
      doneAt: z.string().nullable(),
    }),
  ),
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number(), createdAt: z.string() })),
})
export type ClientPage = z.infer<typeof clientPage>

export const answers = {
  project_board: board,
  maker_project: openProject.nullable(),
  client_page: clientPage.nullable(),
}
