import { Alert, Button, Card, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type FeedbackFields, useSendFeedback } from '../api/send-message.ts'
import { feedbackKinds, longestMessage } from '../model.ts'

export function FeedbackForm({ about }: { about: string }) {
  const { t } = useTranslation('help')
  const { id } = useSignedIn()
  const form = useForm<FeedbackFields>({
    initialValues: { kind: 'idea', message: '', page: about },
    validate: { message: (message) => (message.trim() ? null : t('required.message')) },
    transformValues: ({ page, ...values }) => ({ ...values, page: page && `/${page.replace(/^\/+/, '')}` }),
  })
  const send = useSendFeedback(id, () => {
    form.reset()
    toast.success({ title: t('feedback.sent') })
  })
  return (
    <Card padding="lg" maw={680} mb="xl">
      <Form onSubmit={form.onSubmit((fields) => send.mutate(fields))}>
        <Stack gap="md">
          <Radio.Group label={t('feedback.kind')} {...form.getInputProps('kind')}>
            <Group gap="lg" mt={6}>
              {feedbackKinds.map((kind) => (
                <Radio key={kind} value={kind} label={t(`topics.${kind}`)} />
              ))}
            </Group>
          </Radio.Group>
          <Textarea
            label={t('feedback.message')}
            required
            autosize
            minRows={5}
            maxLength={longestMessage}
            {...form.getInputProps('message')}
          />
          <TextInput
            label={t('feedback.page')}
            description={t('feedback.pageHint')}
            maxLength={299}
            {...form.getInputProps('page')}
          />
          {send.isError && (
            <Alert color="red" role="alert">
              {errorText(send.error)}
            </Alert>
          )}
          <Button type="submit" loading={send.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('feedback.send')}
          </Button>
        </Stack>
      </Form>
    </Card>
  )
}
