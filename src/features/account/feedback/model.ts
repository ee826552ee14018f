import type { Database } from '../../../lib/database.types.ts'

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
