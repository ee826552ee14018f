import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../lib/database.types.ts'

export type InboxStatus = Database['public']['Enums']['inbox_status']
export type InboxSource = Database['public']['Enums']['inbox_source']
export const inboxStatuses: InboxStatus[] = ['open', 'answered', 'archived']
export const inboxSources: InboxSource[] = ['contact', 'feedback']

export const contactTopics = [
  'question',
  'account',
  'privacy',
  'accessibility',
  'partnership',
  'other',
] as const
export const feedbackKinds = ['idea', 'problem', 'praise'] as const
export type ContactTopic = (typeof contactTopics)[number]
export type FeedbackKind = (typeof feedbackKinds)[number]

/** The database's limit. */
export const longestMessage = 4000

interface Answer {
  id: string
  answer: string
  created_at: string
  /** Null once that account is gone. */
  by: string | null
}

export interface InboxMessage {
  id: string
  source: InboxSource
  user_id: string | null
  name: string
  email: string
  topic: ContactTopic | FeedbackKind
  message: string
  page: string | null
  language: Language
  status: InboxStatus
  assigned_to: string | null
  created_at: string
  answers: Answer[]
}

export interface Inbox {
  total: number
  counts: Partial<Record<InboxStatus, number>> | null
  admins: { id: string; name: string }[]
  messages: InboxMessage[]
}
