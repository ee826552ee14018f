import { currentLanguage } from '../../../../i18n/i18n.ts'
import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { MessageFields } from '../components/MessageForm.tsx'
import type { ContactTopic, FeedbackKind } from '../model.ts'
import { feedbackKeys } from './keys.ts'

export interface ContactFields extends MessageFields {
  topic: ContactTopic
}

export const useSendContactMessage = () =>
  useChange(
    (fields: ContactFields) => call('send_contact_message', { ...fields, language: currentLanguage() }),
    { failure: 'caller' },
  )

export interface FeedbackFields {
  kind: FeedbackKind
  message: string
  page: string
}

export const useSendFeedback = (userId: string, onSuccess: () => void) =>
  useChange((fields: FeedbackFields) => call('send_feedback', { ...fields, language: currentLanguage() }), {
    refresh: [feedbackKeys.mine(userId)],
    failure: 'caller',
    onSuccess,
  })
