import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { formatSpan } from '../../../lib/moments.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCancelTalk } from '../api/cancel-talk.ts'
import type { MyTalk } from '../model.ts'

interface Props {
  talk: MyTalk
  onClose: () => void
}

/** Asks before a talk is canceled. Hosts must say why: the guest counted on it. */
export function CancelDialog({ talk, onClose }: Props) {
  const { t } = useTranslation('talks')
  const [reason, setReason] = useState('')
  const cancel = useCancelTalk()
  const { name, is_host } = talk
  const submit = () =>
    cancel.mutate(
      { id: talk.id, reason },
      {
        onSuccess: () => {
          toast.success({ title: t('cancelling.done') })
          onClose()
        },
      },
    )
  return (
    <Dialog opened onClose={onClose} title={t('cancelling.title', { name })}>
      <Stack gap="md">
        <Text>
          {t('cancelling.text', { name, when: formatSpan(talk.starts_at, talk.ends_at) })}{' '}
          {t(is_host ? 'cancelling.host' : 'cancelling.guest')}
        </Text>
        <Textarea
          label={t(is_host ? 'cancelling.reason' : 'cancelling.optional', { name })}
          description={is_host && t('cancelling.reasonHint', { name })}
          required={is_host}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {cancel.isError && (
          <Alert color="red" role="alert">
            {errorText(cancel.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancelling.keep')}
          </Button>
          <Button
            color="red"
            loading={cancel.isPending}
            disabled={is_host && !reason.trim()}
            onClick={submit}
          >
            {t('cancelling.submit')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
