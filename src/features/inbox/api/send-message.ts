import { currentLanguage } from '../../../i18n/i18n.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MessageFields } from '../components/MessageForm.tsx'
import type { ContactTopic, FeedbackKind } from '../model.ts'

export interface ContactFields extends MessageFields {
  topic: ContactTopic
}

export async function sendContactMessage(fields: ContactFields): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('send_contact_message', { ...fields, language: currentLanguage() }))
}

export interface FeedbackFields {
  kind: FeedbackKind
  message: string
  page: string
}

export async function sendFeedback(fields: FeedbackFields): Promise<void> {
  const client = await connect()
  unwrap(await client.rpc('send_feedback', { ...fields, language: currentLanguage() }))
}
