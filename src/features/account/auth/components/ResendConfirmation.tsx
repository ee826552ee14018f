import { Button, type ButtonProps, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { resendConfirmation } from '../api/resend-confirmation.ts'

interface Props extends Pick<ButtonProps, 'size'> {
  email: string
  /** Where the emailed link leads. */
  destination: string
}

/** Resends the confirmation link and shows the outcome. */
export function ResendConfirmation({ email, destination, size }: Props) {
  const { t } = useTranslation('auth')
  const resend = useChange(() => resendConfirmation(email, destination), { failure: 'caller' })
  return (
    <>
      <Button variant="default" size={size} loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('confirmation.resend')}
      </Button>
      <Text size="sm" role="status">
        {resend.isSuccess && t('confirmation.resent')}
        {resend.isError && errorText(resend.error)}
      </Text>
    </>
  )
}
