import { Alert, Button, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { useCanEmail } from '../../../../ui/use-backend-config.ts'
import { useSendContactMessage } from '../api/send-message.ts'
import { type ContactTopic, contactTopics } from '../model.ts'
import { MessageForm } from './MessageForm.tsx'

interface Props {
  /** What is known about the signed-in person. */
  known?: { name: string; email: string }
}

/** A message to the people who run the platform, answered by email. */
export function ContactForm({ known }: Props) {
  const { t } = useTranslation('help')
  // Keep it for another message.
  const [sender, setSender] = useState(known)
  const [topic, setTopic] = useState<ContactTopic>('question')
  const send = useSendContactMessage()
  const canEmail = useCanEmail()
  if (send.isSuccess) {
    const { email } = send.variables
    return (
      <Alert color="moss" title={t('contact.sent')} role="status">
        <Stack gap="sm" align="flex-start">
          {canEmail ? (
            <Text>{t('contact.sentText', { email })}</Text>
          ) : (
            <NoEmailNotice concerns="answer" variant="transparent" p={0} />
          )}
          <Button variant="default" onClick={send.reset}>
            {t('contact.another')}
          </Button>
        </Stack>
      </Alert>
    )
  }
  return (
    <Stack gap="md">
      <NoEmailNotice concerns="answer" />
      <MessageForm
        known={sender}
        hint={
          <Trans
            t={t}
            i18nKey="contact.privacy"
            components={{ policy: <Link to={paths.privacy} style={{ color: 'inherit' }} /> }}
          />
        }
        submit={t('contact.send')}
        isSending={send.isPending}
        error={send.error}
        onSend={(fields) => {
          setSender(fields)
          send.mutate({ ...fields, topic })
        }}
      >
        <NativeSelect
          label={t('contact.topic')}
          data={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
          value={topic}
          onChange={(event) => setTopic(event.currentTarget.value as ContactTopic)}
        />
      </MessageForm>
    </Stack>
  )
}
