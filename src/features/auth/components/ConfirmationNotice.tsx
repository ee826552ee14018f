import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { useCanEmail } from '../../../ui/use-backend-config.ts'
import { resendConfirmation } from '../api/resend-confirmation.ts'

interface Props {
  email: string
  /** Where the mailed link leads. */
  destination: string
}

/** The address still has to be confirmed: what to do, and the link once more. */
export function ConfirmationNotice({ email, destination }: Props) {
  const { t } = useTranslation('auth')
  const resend = useMutation({ mutationFn: () => resendConfirmation(email, destination) })
  if (!useCanEmail()) {
    return (
      <Stack gap="xs">
        <Text style={{ overflowWrap: 'anywhere' }}>{t('confirmation.notYet', { email })}</Text>
        <NoEmailNotice concerns="confirmation" />
      </Stack>
    )
  }
  return (
    <Alert color="indigo" icon={<IconMailCheck />} title={t('confirmation.title')}>
      <Stack gap="xs" align="flex-start">
        <Text size="md">{t('confirmation.notConfirmed', { email })}</Text>
        <Button variant="default" size="xs" loading={resend.isPending} onClick={() => resend.mutate()}>
          {t('confirmation.resend')}
        </Button>
        <Text size="sm" role="status">
          {resend.isSuccess && t('confirmation.resent')}
          {resend.isError && errorText(resend.error)}
        </Text>
      </Stack>
    </Alert>
  )
}
