import type { StoredFile } from '../files/model.ts'

/** Another member of a conversation, as far as they identify themselves. */
export interface Member {
  id: string
  name: string
  photo: string | null
  jobTitle: string
  handle: string | null
  /** Only for a company: the card of the candidate, who is named while they share their name. */
  card?: string
  /** How far they have read; null if they don't show it. */
  readNumber: number | null
}

export interface Message {
  number: number
  id: string
  /** Null if the author's account is gone. */
  author: string | null
  body: string
  at: string
  editedAt: string | null
  deletedAt: string | null
  files: StoredFile[]
}

/** What prevents the person from writing, as named by the database. */
export type Obstacle =
  | 'conversation_paused'
  | 'messaging_paused'
  | 'conversation_left'
  | 'you_blocked'
  | 'blocked'
  | 'not_connected'
  | 'contact_ended'
  | 'mentoring_ended'

/** A conversation with a contiguous part of its messages. */
export interface Thread {
  id: string
  /** The id others know the person by here; a company doesn't get the one that leads to a candidate. */
  self: string
  lastNumber: number
  /** How far the person has read. */
  readNumber: number
  /** Whether others may see that the person is online and typing. */
  showsPresence: boolean
  obstacle: Obstacle | null
  pauseReason: string | null
  others: Member[]
  messages: Message[]
}

export interface ListedConversation {
  id: string
  lastAt: string
  lastNumber: number
  unread: number
  others: Member[]
  last: { author: string | null; body: string; isDeleted: boolean }
}

export interface FoundMessage {
  conversation: string
  number: number
  author: string | null
  body: string
  at: string
  others: Member[]
}

export const longestMessage = 10_000
export const mostFiles = 5
export const largestFile = 20 * 1024 * 1024
