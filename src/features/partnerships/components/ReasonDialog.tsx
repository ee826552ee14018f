import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  isOpen: boolean
  title: string
  text: string
  action: string
  isRequired?: boolean
  isBusy: boolean
  onClose: () => void
  onGive: (reason: string) => void
}

/** Asks for a reason, for the history of both sides. */
export function ReasonDialog({
  isOpen,
  title,
  text,
  action,
  isRequired = false,
  isBusy,
  onClose,
  onGive,
}: Props) {
  const { t } = useTranslation('partnerships')
  const [reason, setReason] = useState('')
  function give(event: FormEvent): void {
    event.preventDefault()
    if (reason.trim() || !isRequired) onGive(reason)
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title}>
      <form onSubmit={give} noValidate>
        <Stack gap="md">
          <Text>{text}</Text>
          <Textarea
            label={t('page.reason')}
            description={isRequired ? t('page.endReasonHint') : undefined}
            required={isRequired}
            data-autofocus
            autosize
            minRows={2}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" color="red" loading={isBusy} disabled={isRequired && !reason.trim()}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
