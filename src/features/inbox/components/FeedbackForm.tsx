import { Alert, Button, Card, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { myMessagesQuery } from '../api/get-my-messages.ts'
import { type FeedbackFields, sendFeedback } from '../api/send-message.ts'
import { feedbackKinds, longestMessage } from '../model.ts'

export function FeedbackForm({ about }: { about: string }) {
  const { t } = useTranslation('help')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const form = useForm<FeedbackFields>({
    initialValues: { kind: 'idea', message: '', page: about },
    validate: { message: (message) => (message.trim() ? null : t('required.message')) },
    transformValues: ({ page, ...values }) => ({ ...values, page: page && `/${page.replace(/^\/+/, '')}` }),
  })
  const send = useMutation({
    mutationFn: sendFeedback,
    onSuccess: async () => {
      form.reset()
      toast.success({ title: t('feedback.sent') })
      await queries.invalidateQueries({ queryKey: myMessagesQuery(id).queryKey })
    },
  })
  return (
    <Card padding="lg" maw={680} mb="xl">
      <form onSubmit={form.onSubmit((fields) => send.mutate(fields))} noValidate>
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
      </form>
    </Card>
  )
}
