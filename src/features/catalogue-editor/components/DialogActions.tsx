import { Alert, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'

interface Props {
  error: Error | null
  submit: string
  isPending: boolean
  isDisabled?: boolean
  onCancel: () => void
}

/** The footer of a form in a dialog: the error, and two buttons. */
export function DialogActions({ error, submit, isPending, isDisabled, onCancel }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isPending} disabled={isDisabled}>
          {submit}
        </Button>
      </Group>
    </>
  )
}
