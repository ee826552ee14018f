import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { longestMessage } from '../../../account/feedback/model.ts'
import type { InboxMessage } from '../api/answers.ts'
import { useChangeMessage } from '../api/inbox.ts'

interface Props {
  message: InboxMessage
  isOpen: boolean
  onClose: () => void
}

/** A reply by email or as a notification. */
export function AnswerDialog({ message, isOpen, onClose }: Props) {
  const { t } = useTranslation('inbox')
  const send = useChangeMessage('caller')
  const { id, name, email, source } = message
  const language = t(`languages.${message.language}`)
  function submit(answer: string): void {
    const onSuccess = () => {
      onClose()
      toast.success({ title: t('sent') })
    }
    send.mutate({ id, answer }, { onSuccess })
  }
  return (
    <ReasonDialog
      opened={isOpen}
      size="lg"
      title={t('answerTo', { name })}
      text={source === 'contact' ? t('byMail', { email, language }) : t('byNotification', { language })}
      label={t('answerLabel')}
      maxLength={longestMessage}
      action={t('send')}
      change={send}
      onSubmit={submit}
      onClose={onClose}
    >
      {source === 'contact' && <NoEmailNotice concerns="operator" />}
    </ReasonDialog>
  )
}
