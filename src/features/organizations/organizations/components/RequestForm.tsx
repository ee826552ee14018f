import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import { validateWith } from '../../../account/auth/form-errors.ts'
import { organizationSchema } from '../../../account/auth/model.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Organization } from '../api/get-my-organizations.ts'
import { useRequestAgain } from '../api/request-again.ts'

export function RequestForm({ request, onDone }: { request: Organization; onDone: () => void }) {
  const { t } = useTranslation('welcome')
  const { t: tAuth } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const { id } = useSignedIn()
  const send = useRequestAgain(id, request.id)
  const form = useForm({
    initialValues: { name: request.name, website: request.website ?? '', siret: request.siret ?? '' },
    validate: validateWith(organizationSchema, tAuth),
  })
  const submit = form.onSubmit((fields) =>
    send.mutate(fields, {
      onSuccess: () => {
        toast.success({ title: t('request.sent') })
        onDone()
      },
    }),
  )
  return (
    <Form onSubmit={submit}>
      <Stack gap="md" maw={480}>
        <TextInput label={t('request.name')} required {...form.getInputProps('name')} />
        <TextInput label={t('request.website')} inputMode="url" {...form.getInputProps('website')} />
        <TextInput label={t('request.siret')} inputMode="numeric" {...form.getInputProps('siret')} />
        {send.isError && (
          <Alert color="red" role="alert">
            {errorText(send.error)}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={send.isPending}>
            {t(request.status === 'rejected' ? 'request.sendAgain' : 'request.save')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {tCommon('cancel')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
