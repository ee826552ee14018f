import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PasswordField } from '../../features/account/auth/components/PasswordField.tsx'
import { ProviderButtons } from '../../features/account/auth/components/ProviderButtons.tsx'
import { SingleSignOnButton } from '../../features/account/auth/components/SingleSignOnButton.tsx'
import { validateWith } from '../../features/account/auth/form-errors.ts'
import { type AuthFields, signInSchema } from '../../features/account/auth/model.ts'
import { paths } from '../../lib/paths.ts'
import { Form } from '../../ui/Form.tsx'
import { AcceptedTexts } from './AcceptedTexts.tsx'

interface Props {
  form: UseFormReturnType<AuthFields>
  passwordVisible: boolean
  setPasswordVisible: (visible: boolean) => void
  onSubmit: (email: string, password: string) => Promise<void>
  /** A password was refused because the organization requires single sign-on. */
  isSignOnRequired: boolean
}

export function SignInForm({ form, passwordVisible, setPasswordVisible, onSubmit, isSignOnRequired }: Props) {
  const { t } = useTranslation('auth')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const errors = validateWith(signInSchema, t)(form.values)
    form.setErrors(errors)
    if (Object.keys(errors).length > 0) return
    setBusy(true)
    await onSubmit(form.values.email, form.values.password)
    setBusy(false)
  }

  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
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
          visible={passwordVisible}
          onVisibilityChange={setPasswordVisible}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end">
          <Anchor component={Link} to={paths.forgotPassword} state={{ email: form.values.email }} size="sm">
            {t('forgotPassword')}
          </Anchor>
        </Group>
        <Button type="submit" size="md" loading={isBusy}>
          {t('signIn')}
        </Button>
        {isSignOnRequired && (
          <Alert color="amber" role="alert">
            {t('singleSignOn.required')}
          </Alert>
        )}
        <SingleSignOnButton
          email={form.values.email}
          isRequired={isSignOnRequired}
          onProblem={(message) => form.setFieldError('email', message)}
        />
        <ProviderButtons>
          <AcceptedTexts />
        </ProviderButtons>
      </Stack>
    </Form>
  )
}
