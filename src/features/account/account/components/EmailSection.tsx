import { Alert, Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useCanEmail } from '../../../../ui/use-backend-config.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { validateWith } from '../../auth/form-errors.ts'
import { emailSchema } from '../../auth/model.ts'
import { changeEmail } from '../api/change-email.ts'

export function EmailSection() {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const { email } = useSignedIn()
  const form = useForm({ initialValues: { email: '' }, validate: validateWith(emailSchema, tAuth) })
  const change = useChange(changeEmail, { failure: 'caller', onSuccess: () => form.reset() })
  const canEmail = useCanEmail()
  return (
    <Section align="flex-start" title={t('email.title')} hint={t('email.text', { email })}>
      <NoEmailNotice concerns="link" />
      <Form onSubmit={form.onSubmit((values) => change.mutate(values.email))}>
        <Group align="flex-start">
          <TextInput
            type="email"
            w={{ base: 240, xs: 300 }}
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
      </Form>
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
    </Section>
  )
}
