import { Alert, Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { useCanEmail } from '../../../ui/use-backend-config.ts'
import { validateWith } from '../../auth/form-errors.ts'
import { emailSchema } from '../../auth/model.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { changeEmail } from '../api/change-email.ts'
import { SettingsSection } from './SettingsSection.tsx'

export function EmailSection() {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const { email } = useSignedIn()
  const form = useForm({ initialValues: { email: '' }, validate: validateWith(emailSchema, tAuth) })
  const change = useMutation({ mutationFn: changeEmail, onSuccess: () => form.reset() })
  const canEmail = useCanEmail()
  return (
    <SettingsSection title={t('email.title')} text={t('email.text', { email })}>
      <NoEmailNotice concerns="link" />
      <form onSubmit={form.onSubmit((values) => change.mutate(values.email))} noValidate>
        <Group align="flex-start">
          <TextInput
            type="email"
            w={300}
            maw="100%"
            label={t('email.label')}
            disabled={!canEmail}
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <Button
            type="submit"
            variant="default"
            mt={{ base: 0, xs: 25 }}
            loading={change.isPending}
            disabled={!canEmail}
          >
            {t('email.submit')}
          </Button>
        </Group>
      </form>
      {change.isSuccess && (
        <Alert color="moss" role="status">
          {t('email.sent')}
        </Alert>
      )}
      {change.isError && (
        <Alert color="red" role="alert">
          {errorText(change.error)}
        </Alert>
      )}
    </SettingsSection>
  )
}
