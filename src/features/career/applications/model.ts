import type { Database } from '../../../lib/database.types.ts'

export const stages = ['wishlist', 'applied', 'interview', 'offer', 'closed'] as const
export type Stage = (typeof stages)[number]

export const contracts = [
  'permanent',
  'fixed_term',
  'internship',
  'apprenticeship',
  'temporary',
  'freelance',
  'part_time',
  'other',
] as const
export type Contract = (typeof contracts)[number]

export const salaryPeriods = ['year', 'month', 'day', 'hour'] as const

/** From lowest to highest. */
export const priorities = [0, 1, 2] as const
export const priorityNames = ['low', 'normal', 'high'] as const

/** When to remind, in minutes before the next action. */
export const reminders = { onTime: 0, hour: 60, day: 1440 } as const
export const reminderNames = Object.keys(reminders) as (keyof typeof reminders)[]

export interface Column {
  id: string
  /** Null means the name of the stage, in the page's language. */
  name: string | null
  stage: Stage
  position: string
}

type Row = Database['public']['Tables']['applications']['Row']

/** The application to an opening on Essor that the card belongs to; written by the database. */
interface Sent {
  opening_application_id?: string | null
}

/** A card as the board holds it; long fields load when it is opened. */
export type Card = Omit<Row, 'user_id' | 'notes' | 'remind_at' | 'updated_at' | keyof Sent> & Sent
export type WholeCard = Omit<Row, 'user_id' | 'remind_at' | keyof Sent> & Sent
export type CardEvent = Database['public']['Tables']['application_events']['Row']
export type CardFile = Database['public']['Tables']['application_files']['Row']

/** A card with its history and files. */
export interface OpenCard {
  card: WholeCard
  events: CardEvent[]
  files: CardFile[]
}

/** After how many days without news an application counts as silent, unless the person chose otherwise. */
export const usualSilentDays = 14

/** An interview that was booked on the platform. */
export interface BookedInterview {
  id: string
  startsAt: string
  endsAt: string
  place: string
  words: string
  revision: number
}

/** Where an application to an opening is, as its company promised. */
export interface SentState {
  dueAt: string | null
  openedAt: string | null
  outcome: 'hired' | 'not_selected' | null
  withdrawnAt: string | null
  /** Those that are booked or were held. */
  interviews?: BookedInterview[]
}

export interface Board {
  silent_days: number
  columns: Column[]
  cards: Card[]
  /** By the ID of the application. */
  openings?: Record<string, SentState>
}

/** The fields of a card that people edit. */
export type CardChanges = Pick<
  Row,
  | 'company'
  | 'job_title'
  | 'applied_on'
  | 'link'
  | 'location'
  | 'contract'
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_period'
  | 'contact_name'
  | 'contact_email'
  | 'contact_phone'
  | 'priority'
  | 'tags'
  | 'notes'
  | 'resume_label'
  | 'resume_path'
  | 'next_action'
  | 'next_at'
  | 'remind_minutes'
  | 'rejection_reason'
>

/** How a card is called in a sentence. */
export const cardName = ({ company, job_title }: Pick<Card, 'company' | 'job_title'>) =>
  job_title ? `${company}, ${job_title}` : company
