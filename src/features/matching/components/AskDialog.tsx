import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { type ShownMatch, useAskAboutMatch } from '../api/my-matches.ts'

interface Props {
  shown: ShownMatch
  onClose: () => void
}

/** A question to a person at the company, who doesn't see the name. */
export function AskDialog({ shown: { id, company }, onClose }: Props) {
  const { t } = useTranslation('matching')
  const [question, setQuestion] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending } = useAskAboutMatch()
  function send() {
    setIsMissing(question.trim() === '')
    if (question.trim() === '') return
    mutate(
      { id, question },
      {
        onSuccess: () => {
          toast.success({ title: t('mirror.sent') })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog opened onClose={onClose} title={t('mirror.askTitle', { company })}>
      <Stack gap="md">
        <Text>{t('mirror.askText', { company })}</Text>
        <Textarea
          label={t('mirror.question')}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
          value={question}
          error={isMissing && t('mirror.questionMissing')}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button loading={isPending} onClick={send}>
            {t('mirror.send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
