import type { Database } from '../../../lib/database.types.ts'
import type { AppRole } from '../../core/session/roles.ts'

export type Preferences = Database['public']['Tables']['notification_preferences']['Row']
export type MailChoice = Database['public']['Enums']['mail_choice']

export const mailChoices: MailChoice[] = ['at_once', 'digest', 'never']

/** Email topics, as sorted by private.mail_topic; account emails can't be turned off. */
const topics = ['feedback', 'reviews', 'invitations', 'requests', 'appointments', 'other'] as const
export type Topic = (typeof topics)[number]

const concerned: Record<Topic, AppRole[] | 'everyone'> = {
  feedback: ['candidate'],
  reviews: ['company', 'on_maker'],
  invitations: ['candidate', 'company', 'on_maker', 'academia'],
  requests: ['admin'],
  appointments: ['candidate', 'company', 'on_maker', 'academia'],
  other: 'everyone',
}

export function topicsFor(roles: AppRole[]): Topic[] {
  return topics.filter((topic) => {
    const those = concerned[topic]
    return those === 'everyone' || those.some((role) => roles.includes(role))
  })
}

/** Defaults until the person chooses; same as in the database. */
export function defaultPreferences(userId: string): Omit<Preferences, 'updated_at'> {
  return {
    user_id: userId,
    feedback: 'at_once',
    reviews: 'digest',
    invitations: 'digest',
    requests: 'digest',
    appointments: 'at_once',
    other: 'digest',
    digest_hour: 8,
    time_zone: 'Europe/Paris',
    push_topics: [...topics],
    push_details: true,
    quiet_from: null,
    quiet_until: null,
  }
}

export function isTopic(value: string | null): value is Topic | 'digest' {
  return value === 'digest' || topics.includes(value as Topic)
}

/** What people choose about notifications on their devices, apart from topics. */
export type PushChoices = Pick<Preferences, 'push_details' | 'quiet_from' | 'quiet_until' | 'time_zone'>
