import { Alert, Button, Card, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Operator } from '../api/answers.ts'
import { useSetOperator } from '../api/set-operator.ts'
import { isComplete } from '../model.ts'

interface Props {
  operator: Operator
  /** Whether saving is what the page is for. */
  isMain?: boolean
}

/** Who runs the platform, for the public pages. */
export function OperatorForm({ operator, isMain = false }: Props) {
  const { t } = useTranslation('legal')
  const form = useForm<Operator>({ initialValues: { director: '', host: '', ...operator } })
  const save = useSetOperator(() => toast.success({ title: t('operator.saved') }))
  const concernsEmail = (error: unknown) => toAppError(error).code === 'operator_email_invalid'
  const isAboutEmail = save.isError && concernsEmail(save.error)
  function submit(values: Operator) {
    save.mutate(values, {
      onError: (error) => {
        if (concernsEmail(error)) form.getInputNode('email')?.focus()
      },
    })
  }
  return (
    <Card padding="lg" component="section" maw={680}>
      <Form onSubmit={form.onSubmit(submit)}>
        <Stack gap="md">
          <div>
            <Title order={2} fz="lg">
              {t('operator.form')}
            </Title>
            <Text c="dimmed" size="sm">
              {t('operator.formText')}
            </Text>
          </div>
          {!isComplete(operator) && <Alert color="amber">{t('operator.adminHint')}</Alert>}
          <TextInput label={t('operator.name')} maxLength={500} {...form.getInputProps('name')} />
          <Textarea
            label={t('operator.address')}
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('address')}
          />
          <TextInput
            type="email"
            label={t('operator.email')}
            maxLength={254}
            {...form.getInputProps('email')}
            error={isAboutEmail && errorText(save.error)}
          />
          <TextInput
            label={t('operator.director')}
            description={t('operator.directorHint')}
            maxLength={500}
            {...form.getInputProps('director')}
          />
          <Textarea
            label={t('operator.host')}
            description={t('operator.hostHint')}
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('host')}
          />
          {save.isError && !isAboutEmail && (
            <Alert color="red" role="alert">
              {errorText(save.error)}
            </Alert>
          )}
          <Button
            type="submit"
            variant={isMain ? 'filled' : 'default'}
            loading={save.isPending}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('operator.save')}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
