import { Alert, Button, Stack, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  label: string
  hint: string
  send: string
  isPending: boolean
  error: unknown
  onSend: (reason: string) => void
  /** Further inputs, above the reason. */
  children?: ReactNode
  isReady?: boolean
}

/** Requires a reason that someone else will read. */
export function ReasonDialog({ isReady = true, ...props }: Props) {
  const [reason, setReason] = useState('')
  return (
    <Dialog opened={props.isOpen} onClose={props.onClose} title={props.title}>
      <Stack gap="md">
        {props.children}
        <NoEmailNotice concerns="others" />
        <Textarea
          label={props.label}
          description={props.hint}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {props.error != null && (
          <Alert color="red" role="alert">
            {errorText(props.error)}
          </Alert>
        )}
        <Button
          disabled={reason.trim() === '' || !isReady}
          loading={props.isPending}
          onClick={() => props.onSend(reason)}
        >
          {props.send}
        </Button>
      </Stack>
    </Dialog>
  )
}
