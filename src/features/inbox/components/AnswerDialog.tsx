import { Alert, Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChangeMessage } from '../api/inbox.ts'
import { type InboxMessage, longestMessage } from '../model.ts'

interface Props {
  message: InboxMessage
  isOpen: boolean
  onClose: () => void
}

/** A reply by email or as a notification. Keeps what was typed when closed. */
export function AnswerDialog({ message, isOpen, onClose }: Props) {
  const { t } = useTranslation('inbox')
  const [answer, setAnswer] = useState('')
  const send = useChangeMessage()
  const { id, name, email, source } = message
  const language = t(`languages.${message.language}`)
  function submit(): void {
    send.mutate(
      { id, answer },
      {
        onSuccess: () => {
          setAnswer('')
          onClose()
          toast.success({ title: t('sent') })
        },
      },
    )
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} size="lg" title={t('answerTo', { name })}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {source === 'contact' ? t('byMail', { email, language }) : t('byNotification', { language })}
        </Text>
        {source === 'contact' && <NoEmailNotice concerns="operator" />}
        <Textarea
          label={t('answerLabel')}
          autosize
          minRows={6}
          maxLength={longestMessage}
          data-autofocus
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {send.isError && (
          <Alert color="red" role="alert">
            {errorText(send.error)}
          </Alert>
        )}
        <Button disabled={answer.trim() === ''} loading={send.isPending} onClick={submit}>
          {t('send')}
        </Button>
      </Stack>
    </Dialog>
  )
}
