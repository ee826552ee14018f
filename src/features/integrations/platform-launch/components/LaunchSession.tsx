import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useChange } from '../../../../ui/use-change.ts'
import { useSession } from '../../../core/session/use-session.ts'
import { type LinkedSession, openSession } from '../api/take-launch.ts'
import { LaunchProblem } from './LaunchProblem.tsx'

/** Opens the account that the person chose earlier. A session of another account isn’t replaced without asking. */
export function LaunchSession({ entered }: { entered: LinkedSession }) {
  const { t } = useTranslation('platformLaunch')
  const navigate = useNavigate()
  const session = useSession()
  const { person, path, school } = entered
  const signIn = useChange(() => openSession(entered), {
    failure: 'caller',
    onSuccess: () => navigate(path, { replace: true }),
  })
  const { mutate, isIdle } = signIn
  const signedIn = 'session' in session ? session.session.user : undefined
  const isOther = signedIn !== undefined && signedIn.id !== person
  const isReady = session.status !== 'loading'
  const isSame = signedIn?.id === person
  useEffect(() => {
    if (!isReady || isOther || !isIdle) return
    if (isSame) void navigate(path, { replace: true })
    else mutate()
  }, [isReady, isOther, isSame, isIdle, mutate, navigate, path])
  if (signIn.error) return <LaunchProblem error={signIn.error} />
  if (!isOther || !isIdle) return <CardsSkeleton tiles={1} rows={2} />
  return (
    <Card padding="lg" component="section" maw={640} mx="auto" my="lg">
      <Stack gap="md">
        <Title order={1} fz="xl">
          {t('other.title')}
        </Title>
        <Text>{t('other.text', { email: signedIn.email, school })}</Text>
        <Group gap="sm">
          <Button onClick={() => mutate()}>{t('other.switch')}</Button>
          <LinkButton to={paths.dashboard} variant="default">
            {t('other.stay')}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  )
}
