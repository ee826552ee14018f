import { Alert, Stack, Text } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { useCanEmail } from '../../../../ui/use-backend-config.ts'
import { ResendConfirmation } from './ResendConfirmation.tsx'

interface Props {
  email: string
  /** Where the emailed link leads. */
  destination: string
}

/** Shown while the email address is unconfirmed: what to do, and a way to resend the link. */
export function ConfirmationNotice({ email, destination }: Props) {
  const { t } = useTranslation('auth')
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
        <ResendConfirmation email={email} destination={destination} size="xs" />
      </Stack>
    </Alert>
  )
}
