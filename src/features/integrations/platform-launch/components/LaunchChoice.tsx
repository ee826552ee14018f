import { Alert, Anchor, Button, Card, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { errorText } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { InvitationDoors } from '../../../core/session/InvitationFrame.tsx'
import { useMe } from '../../../core/session/use-me.ts'
import { SharingChoice } from '../../../schools/students/components/SharingChoice.tsx'
import type { ShareKind } from '../../../schools/students/model.ts'
import {
  type Choice,
  type LaunchProof,
  linkLaunch,
  openSession,
  signUpForLaunch,
} from '../api/take-launch.ts'

interface Props {
  proof: LaunchProof
  choice: Choice
}

/** After the first launch: a new account, or the person’s own, which they sign in to. */
export function LaunchChoice({ proof, choice }: Props) {
  const { t } = useTranslation('platformLaunch')
  const navigate = useNavigate()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const [shares, setShares] = useState<ShareKind[]>([])
  const { kind, school, platform, name, path, addsTeachers } = choice
  const isStudent = kind === 'student'
  const go = () => navigate(path, { replace: true })
  const link = useChange(() => linkLaunch(proof, shares), { failure: 'caller', onSuccess: go })
  const signUp = useChange(
    async () => {
      const entered = await signUpForLaunch(proof, shares)
      if (entered.state === 'session') await openSession(entered)
    },
    { failure: 'caller', onSuccess: go },
  )
  const failure = link.error ?? signUp.error
  return (
    <Stack gap="lg" maw={760} mx="auto" my="lg">
      <div>
        <Title order={1}>{name ? t('choice.welcome', { name }) : t('choice.welcomeAnyone')}</Title>
        <Text size="lg" mt="xs">
          {t('choice.from', { school, platform })}
        </Text>
      </div>
      {failure && (
        <Alert color="red" role="alert">
          {errorText(failure)}
        </Alert>
      )}
      {isStudent && (
        <Card padding="lg" component="section">
          <SharingChoice shares={shares} onChange={setShares} />
          <Text size="sm" c="dimmed" mt="md">
            {t('choice.grades')}
          </Text>
        </Card>
      )}
      {me ? (
        <Card padding="lg" component="section">
          <Stack gap="sm" align="flex-start">
            <Title order={2} fz="lg">
              {t('choice.use')}
            </Title>
            <Text>{t(isStudent ? 'choice.useText' : 'choice.useStaff', { email: me.email, school })}</Text>
            <Button loading={link.isPending} onClick={() => link.mutate()}>
              {t('choice.link')}
            </Button>
          </Stack>
        </Card>
      ) : (
        <>
          {isStudent && (
            <Card padding="lg" component="section">
              <Stack gap="sm" align="flex-start">
                <Title order={2} fz="lg">
                  {t('choice.new')}
                </Title>
                <Text>{t('choice.newText', { platform })}</Text>
                <Text size="sm" c="dimmed">
                  <Trans
                    t={t}
                    i18nKey="choice.terms"
                    components={{
                      terms: <Anchor component={Link} to={paths.terms} target="_blank" />,
                      privacy: <Anchor component={Link} to={paths.privacy} target="_blank" />,
                    }}
                  />
                </Text>
                <Button loading={signUp.isPending} onClick={() => signUp.mutate()}>
                  {t('choice.create')}
                </Button>
              </Stack>
            </Card>
          )}
          <InvitationDoors
            title={t(isStudent ? 'choice.own' : 'choice.staff')}
            text={t(isStudent ? 'choice.ownText' : addsTeachers ? 'choice.staffJoin' : 'choice.staffText', {
              school,
            })}
            first="signIn"
          />
        </>
      )}
    </Stack>
  )
}
