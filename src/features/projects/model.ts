import type { Database } from '../../lib/database.types.ts'
import { deviceZone } from '../../lib/formats/zones.ts'
import type { Money } from '../../lib/money.ts'
import { type Day, dayIn } from '../../lib/weeks.ts'
import type { BoardItem } from '../../ui/board/place.ts'
import type { RatingState } from '../ratings/model.ts'

export const statuses = ['planning', 'in_progress', 'review', 'done'] as const
export type Status = (typeof statuses)[number]

export interface ClientName {
  id: string
  name: string
}

/** A project as shown in lists. On the board, its state is its column. */
export interface ProjectCard extends BoardItem {
  title: string
  status: Status
  client: ClientName | null
  startsOn: Day | null
  dueOn: Day | null
  currency: string
  budget: number | null
  rate: number | null
  movedAt: string
  tasks: { done: number; total: number }
  /** Without the running timer. */
  seconds: number
  overdue: number
}

export interface Timer {
  id: string
  projectId: string
  project: string
  since: string
}

export interface Board {
  projects: ProjectCard[]
  clients: ClientName[]
  timer: Timer | null
}

type Row<Table extends keyof Database['public']['Tables']> = Omit<
  Database['public']['Tables'][Table]['Row'],
  'maker_id'
>
export type Task = Row<'project_tasks'>
export type ProjectFile = Row<'project_files'>
export type TimeEntry = Omit<Row<'time_entries'>, 'user_id'>
export type Invoice = Row<'invoices'>

export interface ProjectEvent {
  id: number
  kind: string
  data: Record<string, string | number>
  at: string
}

export interface OpenProject {
  project: ProjectCard & { description: string; createdAt: string }
  contacts: { id: string; name: string; email: string }[]
  clients: ClientName[]
  tasks: Task[]
  files: ProjectFile[]
  entries: TimeEntry[]
  invoices: Invoice[]
  history: ProjectEvent[]
  link: { createdAt: string; revokedAt: string | null; openedAt: string | null } | null
  rating: RatingState | null
  timer: Timer | null
}

export const today = (): Day => dayIn(deviceZone())

export const isLate = ({ dueOn, status }: Pick<ProjectCard, 'dueOn' | 'status'>, day = today()): boolean =>
  status !== 'done' && dueOn !== null && dueOn < day

export type InvoiceState = 'draft' | 'sent' | 'paid' | 'overdue'

export function stateOf(
  invoice: Pick<Invoice, 'sent_on' | 'due_on' | 'paid_on'>,
  day = today(),
): InvoiceState {
  if (invoice.paid_on) return 'paid'
  if (!invoice.sent_on) return 'draft'
  return invoice.due_on && invoice.due_on < day ? 'overdue' : 'sent'
}

/** The value of hours at a rate. */
export const worth = (seconds: number, rate: number): number => Math.round((seconds * rate) / 3600)

export const moneyOf = ({ currency, amount_minor }: Invoice): Money => ({ currency, amount: amount_minor })
