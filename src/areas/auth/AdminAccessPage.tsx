import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconShieldLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { noteAdminAttempt } from '../../features/account/auth/api/note-admin-attempt.ts'
import { signIn } from '../../features/account/auth/api/sign-in.ts'
import { PasswordField } from '../../features/account/auth/components/PasswordField.tsx'
import { validateWith } from '../../features/account/auth/form-errors.ts'
import { signInSchema } from '../../features/account/auth/model.ts'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { useMe } from '../../features/core/session/use-me.ts'
import { useSession } from '../../features/core/session/use-session.ts'
import { errorText, toAppError } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { Form } from '../../ui/Form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { toast } from '../../ui/toast.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { isAdminHost, publicAddress } from './admin-host.ts'
import { SecondFactorPage } from './SecondFactorPage.tsx'

export function AdminAccessPage() {
  const { t } = useTranslation('auth')
  useDocumentTitle(t('admin.title'))
  return isAdminHost(location.hostname) ? <AdminDoor /> : <Restricted />
}

function Restricted() {
  const { t } = useTranslation('auth')
  const address = publicAddress(location)
  useEffect(() => {
    const timer = setTimeout(() => location.replace(address), 3000)
    return () => clearTimeout(timer)
  }, [address])
  return (
    <AuthFrame audience="administrator">
      <Alert color="red" icon={<IconShieldLock />} role="alert">
        <Stack gap="xs" align="flex-start">
          <Text size="md">{t('admin.restricted')}</Text>
          <Text size="sm">{t('admin.restrictedNext')}</Text>
          <Anchor href={address}>{t('admin.restrictedLink')}</Anchor>
        </Stack>
      </Alert>
    </AuthFrame>
  )
}

function AdminDoor() {
  const { t } = useTranslation('auth')
  const session = useSession()
  const state = useMe()
  if (state.status === 'second-factor') return <SecondFactorPage audience="administrator" />
  if (state.status === 'ready' && state.me.hasRole('admin'))
    return <Navigate to={paths.adminDashboard} replace />
  return (
    <AuthFrame audience="administrator">
      {state.status === 'loading' && (session.status === 'signed-in' ? <Verifying /> : <Loading />)}
      {state.status === 'failed' && <LoadFailure error={state.error} onRetry={state.retry} />}
      {state.status === 'signed-out' && <AdminForm />}
      {state.status === 'ready' && (
        <Stack gap="md" align="flex-start">
          <Refusal email={state.me.email} />
          <Button onClick={() => signOut().catch(toast.error)}>{t('admin.otherAccount')}</Button>
          <LinkButton to={paths.dashboard} variant="default">
            {t('admin.dashboard')}
          </LinkButton>
        </Stack>
      )}
    </AuthFrame>
  )
}

function Verifying() {
  const { t } = useTranslation('auth')
  return (
    <Alert color="indigo" icon={<IconShieldLock />} title={t('admin.verifying')} role="status">
      {t('admin.wait')}
    </Alert>
  )
}

function Refusal({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  useEffect(() => noteAdminAttempt(email), [email])
  return (
    <Alert color="red" icon={<IconShieldLock />} title={t('admin.denied')} role="alert">
      {t('admin.notAdmin')}
    </Alert>
  )
}

interface Notice {
  title: string
  message: string
}

function AdminForm() {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const [notice, setNotice] = useState<Notice>()
  const [isBusy, setBusy] = useState(false)
  const [visible, setVisible] = useState(false)
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: validateWith(signInSchema, t),
  })

  async function submit({ email, password }: { email: string; password: string }): Promise<void> {
    setBusy(true)
    setNotice(undefined)
    try {
      await signIn(email, password)
    } catch (cause) {
      noteAdminAttempt(email)
      const isInvalid = toAppError(cause).message.includes('Invalid login credentials')
      setNotice({
        title: isInvalid ? t('admin.denied') : tCommon('errors.title'),
        message: isInvalid ? t('admin.invalid') : errorText(cause),
      })
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('admin.title')}</Title>
          <Text c="dimmed" mt={6}>
            {t('admin.text', { product: tCommon('product') })}
          </Text>
        </div>
        <Alert color="amber" icon={<IconShieldLock />}>
          {t('admin.notice')}
        </Alert>
        <TextInput
          type="email"
          label={t('email')}
          required
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('password')}
          required
          autoComplete="current-password"
          visible={visible}
          onVisibilityChange={setVisible}
          {...form.getInputProps('password')}
        />
        {notice && (
          <Alert color="red" title={notice.title} role="alert">
            {notice.message}
          </Alert>
        )}
        <Button type="submit" size="md" disabled={isBusy}>
          {t(isBusy ? 'admin.submitting' : 'admin.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
