import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { setPassword } from '../../features/account/auth/api/recover-password.ts'
import { PasswordField } from '../../features/account/auth/components/PasswordField.tsx'
import { PasswordMeter } from '../../features/account/auth/components/PasswordMeter.tsx'
import { isAcceptable } from '../../features/account/auth/password.ts'
import { useSession } from '../../features/core/session/use-session.ts'
import { errorText, isPasswordRefused } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { Form } from '../../ui/Form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { toast } from '../../ui/toast.ts'
import { useChange } from '../../ui/use-change.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { SecondFactorPage } from './SecondFactorPage.tsx'

/** Where the emailed link leads: it signs the person in and asks for a new password. */
export function NewPasswordPage() {
  const { t } = useTranslation('auth')
  const session = useSession()
  useDocumentTitle(t('newPassword.title'))
  if (session.status === 'second-factor') return <SecondFactorPage />
  return (
    <AuthFrame audience="account">
      {session.status === 'loading' && <Loading />}
      {session.status === 'signed-out' && <ExpiredLink />}
      {session.status === 'signed-in' && <NewPasswordForm email={session.session.user.email ?? ''} />}
    </AuthFrame>
  )
}

function ExpiredLink() {
  const { t } = useTranslation('auth')
  return (
    <Stack gap="lg" align="flex-start">
      <div>
        <Title order={1}>{t('newPassword.expiredTitle')}</Title>
        <Text c="dimmed" mt={6}>
          {t('newPassword.expiredText')}
        </Text>
      </div>
      <LinkButton to={paths.forgotPassword}>{t('newPassword.expiredAction')}</LinkButton>
    </Stack>
  )
}

function NewPasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const [visible, setVisible] = useState(false)
  const form = useForm({ initialValues: { password: '' } })
  const { password } = form.values
  const save = useChange((chosen: string) => setPassword(chosen), {
    failure: 'caller',
    onSuccess: () => {
      toast.success({ title: t('newPassword.done.title'), message: t('newPassword.done.message') })
      navigate(paths.dashboard, { replace: true })
    },
  })
  return (
    <Form onSubmit={form.onSubmit(() => save.mutate(password))}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('newPassword.title')}</Title>
          <Text c="dimmed" mt={6}>
            {t('newPassword.text')}
          </Text>
        </div>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('newPassword.label')}
          required
          minLength={8}
          autoComplete="new-password"
          visible={visible}
          onVisibilityChange={setVisible}
          {...form.getInputProps('password')}
        />
        <PasswordMeter
          password={password}
          isRefused={isPasswordRefused(save.error) && save.variables === password}
        />
        {save.isError && (
          <Alert color="red" role="alert">
            {errorText(save.error)}
          </Alert>
        )}
        <Button type="submit" size="md" loading={save.isPending} disabled={!isAcceptable(password)}>
          {t('newPassword.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
