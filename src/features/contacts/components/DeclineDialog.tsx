import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeclineRequest } from '../api/answer-request.ts'
import { type ContactRequest, longestReason } from '../model.ts'

interface Props {
  request: ContactRequest
  onClose: () => void
}

/** Declines a request, with or without a message. */
export function DeclineDialog({ request, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const { t: tCommon } = useTranslation()
  const { id, company } = request
  const [reason, setReason] = useState('')
  const decline = useDeclineRequest(() => {
    toast.success({ title: t('requests.declined') })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    decline.mutate({ id, reason })
  }
  return (
    <Dialog opened onClose={onClose} title={t('requests.declineTitle', { company })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('requests.declineText', { company })}</Text>
          <Textarea
            label={t('requests.declineReason')}
            description={t('requests.declineHint')}
            value={reason}
            maxLength={longestReason}
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
              {t('requests.declineDo')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
