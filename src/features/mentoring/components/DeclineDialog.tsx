import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeclineMentoring } from '../api/answer-mentoring.ts'
import { longest, type Mentorship, otherName } from '../model.ts'

interface Props {
  mentorship: Mentorship
  onClose: () => void
}

/** Declines a request, with or without a message. */
export function DeclineDialog({ mentorship, onClose }: Props) {
  const { t } = useTranslation('mentoring')
  const { t: tCommon } = useTranslation()
  const [reason, setReason] = useState('')
  const decline = useDeclineMentoring(() => {
    toast.success({ title: t('declined') })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    decline.mutate({ id: mentorship.id, reason })
  }
  return (
    <Dialog opened onClose={onClose} title={t('declineTitle', { name: otherName(mentorship) })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('declineText')}</Text>
          <Textarea
            label={t('declineReason')}
            value={reason}
            maxLength={longest.reason}
            autosize
            minRows={2}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={decline.isPending}>
              {t('decline')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
