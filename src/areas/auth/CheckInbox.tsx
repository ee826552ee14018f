import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { resendConfirmation } from '../../features/auth/api/resend-confirmation.ts'
import { errorText } from '../../lib/errors.ts'
import { backendConfig } from '../../lib/supabase.ts'

interface Props {
  email: string
  /** Where the emailed link leads. */
  destination: string
  onAnother: () => void
  onSignIn: () => void
}

/** In the place of the form once an account is made: what comes next is in another window. */
export function CheckInbox({ email, destination, onAnother, onSignIn }: Props) {
  const { t } = useTranslation('auth')
  const resend = useMutation({ mutationFn: () => resendConfirmation(email, destination) })
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: backendConfig, staleTime: Infinity })
  // The mailbox answers this machine alone.
  const hasMailbox = config?.demo && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return (
    <Stack gap="lg" align="flex-start">
      <IconMailCheck size={48} stroke={1.4} aria-hidden />
      <div>
        <Title order={1}>{t('inbox.title')}</Title>
        <Text mt={6} style={{ overflowWrap: 'anywhere' }}>
          {t('confirmation.text', { email })}
        </Text>
      </div>
      {hasMailbox && (
        <Anchor href="/mailbox" target="_blank">
          {t('inbox.mailbox')}
        </Anchor>
      )}
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('confirmation.resend')}
      </Button>
      <Text size="sm" role="status">
        {resend.isSuccess && t('confirmation.resent')}
        {resend.isError && errorText(resend.error)}
      </Text>
      <Anchor component="button" type="button" onClick={onAnother}>
        {t('inbox.another')}
      </Anchor>
      <Anchor component="button" type="button" onClick={onSignIn}>
        {t('toCandidateSignIn')}
      </Anchor>
    </Stack>
  )
}
