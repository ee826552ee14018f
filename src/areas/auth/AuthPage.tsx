import { Alert, Anchor, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { invitationQuery } from '../../features/account/auth/api/get-invitation.ts'
import { signIn } from '../../features/account/auth/api/sign-in.ts'
import { isSignOnRequired } from '../../features/account/auth/api/sign-in-with-organization.ts'
import type { CallbackError } from '../../features/account/auth/callback-error.ts'
import { ConfirmationNotice } from '../../features/account/auth/components/ConfirmationNotice.tsx'
import { DemoPanel } from '../../features/account/auth/components/DemoPanel.tsx'
import { SuspendedNotice } from '../../features/account/auth/components/SuspendedNotice.tsx'
import { type AuthFields, emptyFields } from '../../features/account/auth/model.ts'
import { serverMessage } from '../../features/account/auth/server-message.ts'
import { useSession } from '../../features/core/session/use-session.ts'
import { AppError, toAppError } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { Loading } from '../../ui/Loading.tsx'
import { toast } from '../../ui/toast.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { usePlatform } from '../../ui/use-platform.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { CheckInbox } from './CheckInbox.tsx'
import { SecondFactorPage } from './SecondFactorPage.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { useAuthMode } from './use-auth-mode.ts'
import { useDestination } from './use-destination.ts'

const suspended = 'user_banned'

/** Sign-in and sign-up, for candidates and partners. */
export function AuthPage() {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const product = tCommon('product')
  const mode = useAuthMode()
  const session = useSession()
  const destination = useDestination()
  const linkError = (useLocation().state as { linkError?: CallbackError } | null)?.linkError
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const [signedUp, setSignedUp] = useState<string>()
  const [isSuspended, setSuspended] = useState(linkError?.code === suspended)
  const [isRequired, setRequired] = useState(false)
  const [passwordVisible, setPasswordVisible] = useState(false)
  const form = useForm<AuthFields>({ initialValues: { ...emptyFields, partnerType: mode.partnerType } })
  const { data: invitation } = useQuery(invitationQuery(destination))
  // Prefill from the invitation without overwriting what was typed in the meantime.
  useEffect(() => {
    if (!invitation) return
    const { firstName, lastName, email } = invitation
    form.setValues((typed) => ({
      firstName: typed.firstName || firstName,
      lastName: typed.lastName || lastName,
      email: typed.email || email,
    }))
  }, [invitation, form.setValues])
  const { off } = usePlatform()
  const isClosed =
    mode.isSignUp && (off.includes('sign_up') || (mode.who === 'partner' && off.includes('partner_sign_up')))
  const text = `${mode.who}Sign${mode.isSignUp ? 'Up' : 'In'}` as const
  useDocumentTitle(t(mode.isSignUp ? 'signUp' : 'signIn'))

  useEffect(() => {
    if (!linkError || linkError.code === suspended) return
    const message = serverMessage(new AppError(linkError.code, linkError.message))
    toast.failure({ title: tCommon('errors.title'), message })
  }, [linkError, tCommon])

  if (session.status === 'signed-in') return <Navigate to={destination} replace />
  if (session.status === 'second-factor') return <SecondFactorPage />
  if (session.status === 'loading') return <Loading />

  async function enter(email: string, password: string): Promise<void> {
    toast.clear()
    setUnconfirmed(undefined)
    setRequired(false)
    try {
      await signIn(email, password)
      toast.success({ title: t('toasts.signedIn.title'), message: t('toasts.signedIn.message') })
    } catch (cause) {
      const error = toAppError(cause)
      setSuspended(error.code === suspended)
      if (error.code === suspended) return
      if (isSignOnRequired(error)) return setRequired(true)
      if (error.code === 'email_not_confirmed') setUnconfirmed(email)
      if (error.message.includes('Invalid login credentials')) {
        toast.failure({ title: t('toasts.loginFailed.title'), message: t('toasts.loginFailed.message') })
      } else toast.error(error)
    }
  }

  // Without a specific destination, the emailed link opens the home page.
  const mailedTo = destination === paths.dashboard ? paths.home : destination.replace(/#.*$/, '')
  const audience = invitation?.teamInvitation ? 'team' : mode.who
  if (signedUp) {
    return (
      <AuthFrame audience={audience}>
        <CheckInbox
          email={signedUp}
          destination={mailedTo}
          onAnother={() => setSignedUp(undefined)}
          onSignIn={() => {
            setSignedUp(undefined)
            mode.change({ isSignUp: false })
          }}
        />
      </AuthFrame>
    )
  }
  const shared = { form, passwordVisible, setPasswordVisible }
  return (
    <AuthFrame audience={audience}>
      <Stack gap="lg">
        {!invitation && (
          <SegmentedControl
            fullWidth
            aria-label={t('whoAreYou')}
            value={mode.who}
            onChange={(value) => mode.change({ who: value as 'candidate' | 'partner' })}
            data={[
              { value: 'candidate', label: t('asCandidate') },
              { value: 'partner', label: t('asPartner') },
            ]}
          />
        )}
        <div>
          <Title order={1}>
            {invitation
              ? t('invited.title', { organization: invitation.organization || product })
              : t(`${text}.title`, { product })}
          </Title>
          <Text c="dimmed" mt={6}>
            {invitation
              ? t(mode.isSignUp ? 'invited.signUp' : 'invited.signIn', {
                  address: invitation.email || invitation.address,
                })
              : t(`${text}.subtitle`, { product })}
          </Text>
        </div>
        {isSuspended && <SuspendedNotice />}
        {unconfirmed && <ConfirmationNotice email={unconfirmed} destination={mailedTo} />}
        {isClosed && (
          <Alert color="amber" icon={<IconInfoCircle />}>
            {t(`serverMessages.${off.includes('sign_up') ? 'signUpClosed' : 'partnerSignUpClosed'}`)}
          </Alert>
        )}
        {isClosed ? null : mode.isSignUp ? (
          <SignUpForm
            {...shared}
            who={invitation ? 'candidate' : mode.who}
            teamInvitation={invitation?.teamInvitation}
            destination={mailedTo}
            onDone={setSignedUp}
          />
        ) : (
          <SignInForm {...shared} onSubmit={enter} isSignOnRequired={isRequired} />
        )}
        <Anchor
          component="button"
          type="button"
          ta="center"
          onClick={() => mode.change({ isSignUp: !mode.isSignUp })}
        >
          {t(
            `to${invitation || mode.who === 'candidate' ? 'Candidate' : 'Partner'}Sign${mode.isSignUp ? 'In' : 'Up'}`,
          )}
        </Anchor>
        {!mode.isSignUp && <DemoPanel onChoose={enter} />}
      </Stack>
    </AuthFrame>
  )
}
