import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconMailForward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { requestPasswordLink } from '../../features/account/auth/api/recover-password.ts'
import { validateWith } from '../../features/account/auth/form-errors.ts'
import { emailSchema } from '../../features/account/auth/model.ts'
import { errorText } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { Form } from '../../ui/Form.tsx'
import { NoEmailNotice } from '../../ui/NoEmailNotice.tsx'
import { useCanEmail } from '../../ui/use-backend-config.ts'
import { useChange } from '../../ui/use-change.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { AuthFrame } from './AuthFrame.tsx'

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  const typed = (useLocation().state as { email?: string } | null)?.email
  const form = useForm({ initialValues: { email: typed ?? '' }, validate: validateWith(emailSchema, t) })
  const send = useChange(requestPasswordLink, { failure: 'caller' })
  useDocumentTitle(t('forgot.title'))
  const canEmail = useCanEmail()
  return (
    <AuthFrame audience="account">
      <Form onSubmit={form.onSubmit(({ email }) => send.mutate(email))}>
        <Stack gap="lg">
          <div>
            <Title order={1}>{t('forgot.title')}</Title>
            {canEmail && (
              <Text c="dimmed" mt={6}>
                {t('forgot.text')}
              </Text>
            )}
          </div>
          <NoEmailNotice concerns="link" />
          {canEmail && (
            <>
              <TextInput
                type="email"
                label={t('email')}
                required
                autoComplete="username"
                {...form.getInputProps('email')}
              />
              {send.isSuccess && (
                <Alert color="moss" icon={<IconMailForward />} title={t('forgot.sentTitle')} role="status">
                  {t('forgot.sentText', { email: send.variables })}
                </Alert>
              )}
              {send.isError && (
                <Alert color="red" role="alert">
                  {errorText(send.error)}
                </Alert>
              )}
              <Button type="submit" size="md" loading={send.isPending}>
                {t(send.isSuccess ? 'forgot.again' : 'forgot.submit')}
              </Button>
            </>
          )}
          <Anchor component={Link} to={paths.auth} ta="center">
            {t('forgot.back')}
          </Anchor>
        </Stack>
      </Form>
    </AuthFrame>
  )
}
