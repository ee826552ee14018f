import { z } from 'zod'

/** Another member of a conversation, as far as they identify themselves. */
const member = z.object({
  id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  jobTitle: z.string(),
  handle: z.string().nullable(),
  /** Only for a company: the card of the candidate, who is named while they share their name. */
  card: z.string().optional(),
  /** How far they have read; null if they don't show it. */
  readNumber: z.number().nullable(),
})
export type Member = z.infer<typeof member>

const message = z.object({
  number: z.number(),
  id: z.string(),
  /** Null if the author's account is gone. */
  author: z.string().nullable(),
  body: z.string(),
  at: z.string(),
  editedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  files: z.array(z.object({ path: z.string(), name: z.string(), size: z.number() })),
})
export type Message = z.infer<typeof message>

/** What prevents the person from writing, as named by the database. */
const obstacle = z.enum([
  'conversation_paused',
  'messaging_paused',
  'conversation_left',
  'you_blocked',
  'blocked',
  'not_connected',
  'contact_ended',
  'mentoring_ended',
])
export type Obstacle = z.infer<typeof obstacle>

/** A conversation with a contiguous part of its messages. */
const thread = z.object({
  id: z.string(),
  /** The id others know the person by here; a company doesn't get the one that leads to a candidate. */
  self: z.string(),
  lastNumber: z.number(),
  /** How far the person has read. */
  readNumber: z.number(),
  /** Whether others may see that the person is online and typing. */
  showsPresence: z.boolean(),
  obstacle: obstacle.nullable(),
  pauseReason: z.string().nullable(),
  others: z.array(member),
  messages: z.array(message),
})
export type Thread = z.infer<typeof thread>

const listedConversation = z.object({
  id: z.string(),
  lastAt: z.string(),
  lastNumber: z.number(),
  unread: z.number(),
  others: z.array(member),
  last: z.object({ author: z.string().nullable(), body: z.string(), isDeleted: z.boolean() }),
})
export type ListedConversation = z.infer<typeof listedConversation>

const foundMessage = z.object({
  conversation: z.string(),
  number: z.number(),
  author: z.string().nullable(),
  body: z.string(),
  at: z.string(),
  others: z.array(member),
})

export const answers = {
  conversation_list: z.object({ unread: z.number(), conversations: z.array(listedConversation) }),
  open_conversation: thread,
  send_message: message,
  edit_message: message,
  delete_message: message,
  search_messages: z.array(foundMessage),
}
