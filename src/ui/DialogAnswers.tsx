import { Alert, Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../lib/errors.ts'

/** The write behind a dialog, as `useChange` returns it with `failure: 'caller'`. */
interface DialogChange {
  isPending: boolean
  error: unknown
}

export interface DialogAnswersProps {
  /** A verb: what is confirmed. */
  action: string
  /** Instead of "Cancel", where another word says better what stays as it is. */
  cancel?: string
  /** Deletes or ends something. */
  isHarmful?: boolean
  change?: DialogChange
  onClose: () => void
}

interface Props extends DialogAnswersProps {
  /** If missing, the button submits the form around it. */
  onConfirm?: () => void
  isReady?: boolean
  focus?: 'cancel' | 'action'
  /** Further buttons, before Cancel. */
  children?: ReactNode
}

/** How every dialog ends: what went wrong since it opened, Cancel, and the button that confirms. */
export function DialogAnswers({ action, cancel, isHarmful, change, onClose, ...props }: Props) {
  const { onConfirm, isReady = true, focus, children } = props
  const { t } = useTranslation()
  const [failureBefore] = useState(change?.error)
  const failure = change?.error
  return (
    <>
      {failure != null && failure !== failureBefore && (
        <Alert color="red" role="alert">
          {errorText(failure)}
        </Alert>
      )}
      <Group justify="flex-end">
        {children}
        <Button variant="default" onClick={onClose} data-autofocus={focus === 'cancel' || undefined}>
          {cancel ?? t('cancel')}
        </Button>
        <Button
          type={onConfirm ? 'button' : 'submit'}
          color={isHarmful ? 'red.8' : undefined}
          loading={change?.isPending}
          disabled={!isReady}
          onClick={onConfirm}
          data-autofocus={focus === 'action' || undefined}
        >
          {action}
        </Button>
      </Group>
    </>
  )
}
