import { Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { InvitationDoors } from '../../../core/session/InvitationFrame.tsx'
import { useMe } from '../../../core/session/use-me.ts'

interface Props {
  school: string
  email: string
  path: string
}

/** Accounts with more rights aren’t opened on a platform’s word. */
export function LaunchSignIn({ school, email, path }: Props) {
  const { t } = useTranslation('platformLaunch')
  const navigate = useNavigate()
  const isSignedIn = useMe().status === 'ready'
  useEffect(() => {
    if (isSignedIn) void navigate(path, { replace: true })
  }, [isSignedIn, navigate, path])
  return (
    <Stack gap="lg" maw={640} mx="auto" my="lg">
      <Title order={1}>{t('signIn.title')}</Title>
      <Text>{t('signIn.text', { school, email })}</Text>
      <InvitationDoors text={t('signIn.hint')} first="signIn" />
    </Stack>
  )
}
