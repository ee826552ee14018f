import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { contactTopics, feedbackKinds } from '../../../account/feedback/model.ts'

const { inbox_source, inbox_status } = Constants.public.Enums

const answer = z.object({
  id: z.string(),
  answer: z.string(),
  created_at: z.string(),
  /** Null once that account is gone. */
  by: z.string().nullable(),
})

const message = z.object({
  id: z.string(),
  source: z.enum(inbox_source),
  user_id: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  topic: z.enum([...contactTopics, ...feedbackKinds]),
  message: z.string(),
  page: z.string().nullable(),
  language: z.enum(['en', 'fr']),
  status: z.enum(inbox_status),
  assigned_to: z.string().nullable(),
  created_at: z.string(),
  answers: z.array(answer),
})
export type InboxMessage = z.infer<typeof message>

const inbox = z.object({
  total: z.number(),
  counts: z.partialRecord(z.enum(inbox_status), z.number()).nullable(),
  admins: z.array(z.object({ id: z.string(), name: z.string() })),
  messages: z.array(message),
})
export type Inbox = z.infer<typeof inbox>

export const answers = { admin_inbox: inbox }
