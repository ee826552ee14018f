import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCancelEvent } from '../api/change-event.ts'
import type { HeldEvent } from '../model.ts'

/** Asks why an event is canceled: everyone on the list will read it. */
export function CancelEvent({ event, onClose }: { event: HeldEvent; onClose: () => void }) {
  const { t } = useTranslation('events')
  const [reason, setReason] = useState('')
  const cancel = useCancelEvent()
  return (
    <Dialog opened onClose={onClose} title={t('editor.cancelTitle')}>
      <Stack gap="md">
        <Text>{t('editor.cancelText', { count: event.taken + event.waiting })}</Text>
        <Textarea
          label={t('editor.reason')}
          required
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {cancel.isError && (
          <Alert color="red" role="alert">
            {errorText(cancel.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('editor.keep')}
          </Button>
          <Button
            color="red"
            disabled={!reason.trim()}
            loading={cancel.isPending}
            onClick={() =>
              cancel.mutate(
                { id: event.id, reason },
                {
                  onSuccess: () => {
                    toast.success({ title: t('editor.cancelDone') })
                    onClose()
                  },
                },
              )
            }
          >
            {t('editor.cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
