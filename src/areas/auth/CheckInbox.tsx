import { Anchor, Stack, Text, Title } from '@mantine/core'
import { IconMailCheck, IconMailOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ResendConfirmation } from '../../features/account/auth/components/ResendConfirmation.tsx'
import { NoEmailNotice } from '../../ui/NoEmailNotice.tsx'
import { useBackendConfig, useCanEmail } from '../../ui/use-backend-config.ts'

interface Props {
  email: string
  /** Where the emailed link leads. */
  destination: string
  onAnother: () => void
  onSignIn: () => void
}

/** Replaces the form after sign-up: the next step is in the person's inbox. */
export function CheckInbox({ email, destination, onAnother, onSignIn }: Props) {
  const { t } = useTranslation('auth')
  const config = useBackendConfig()
  const canEmail = useCanEmail()
  const Icon = canEmail ? IconMailCheck : IconMailOff
  // The demo mailbox is only served to this machine.
  const hasMailbox = config?.demo && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return (
    <Stack gap="lg" align="flex-start">
      <Icon size={48} stroke={1.4} aria-hidden />
      <div>
        <Title order={1}>{t(canEmail ? 'inbox.title' : 'inbox.titleWithoutEmail')}</Title>
        <Text mt={6} style={{ overflowWrap: 'anywhere' }}>
          {t(canEmail ? 'confirmation.text' : 'confirmation.notYet', { email })}
        </Text>
      </div>
      <NoEmailNotice concerns="confirmation" />
      {hasMailbox && (
        <Anchor href="/mailbox" target="_blank">
          {t('inbox.mailbox')}
        </Anchor>
      )}
      {canEmail && <ResendConfirmation email={email} destination={destination} />}
      <Anchor component="button" type="button" onClick={onAnother}>
        {t('inbox.another')}
      </Anchor>
      <Anchor component="button" type="button" onClick={onSignIn}>
        {t('toCandidateSignIn')}
      </Anchor>
    </Stack>
  )
}
