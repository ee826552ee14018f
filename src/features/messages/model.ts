import type { StoredFile } from '../files/model.ts'

/** Somebody else in a conversation, as far as he shows himself. */
export interface Member {
  id: string
  name: string
  photo: string | null
  jobTitle: string
  handle: string | null
  /** Only for a company: the card of the candidate, who is named while he shares his name. */
  card?: string
  /** How far he has read; null where he does not show it. */
  readNumber: number | null
}

export interface Message {
  number: number
  id: string
  /** Null when the author's account is gone. */
  author: string | null
  body: string
  at: string
  editedAt: string | null
  deletedAt: string | null
  files: StoredFile[]
}

/** What keeps the person from writing; the database names it. */
export type Obstacle =
  | 'conversation_paused'
  | 'messaging_paused'
  | 'conversation_left'
  | 'you_blocked'
  | 'blocked'
  | 'not_connected'
  | 'contact_ended'
  | 'mentoring_ended'

/** A conversation with a part of its messages, which follow each other without gaps. */
export interface Thread {
  id: string
  /** The id by which the others know the person here; a company does not learn the one that leads to a candidate. */
  self: string
  lastNumber: number
  /** How far the person himself has read. */
  readNumber: number
  /** Whether the others may see that he is there and types. */
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
