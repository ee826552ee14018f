import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../ui/toast.ts'
import { answerRequest } from '../api/answer-request.ts'
import { dataProtectionQuery, type OpenRequest } from '../api/get-data-protection.ts'

export function AnswerForm({ request, onDone }: { request: OpenRequest; onDone: () => void }) {
  const { t } = useTranslation('dataProtection')
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { answer: '' },
    validate: { answer: (answer) => (answer.trim() ? null : t('requests.required')) },
  })
  const send = useMutation({
    mutationFn: answerRequest,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: dataProtectionQuery().queryKey })
      toast.success({ title: t('requests.sent') })
      onDone()
    },
  })
  const sendAs = (isDone: boolean) =>
    form.onSubmit(({ answer }) => send.mutate({ request_id: request.id, is_done: isDone, answer }))()
  return (
    <Stack gap="md">
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.body}</Text>
      <NoEmailNotice concerns="others" />
      <Textarea
        label={t('requests.label')}
        description={t('requests.hint')}
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('answer')}
        error={form.errors.answer ?? (send.error && errorText(send.error))}
      />
      <Group justify="flex-end">
        <Button variant="default" loading={send.isPending} onClick={() => sendAs(false)}>
          {t('requests.refuse')}
        </Button>
        <Button loading={send.isPending} onClick={() => sendAs(true)}>
          {t('requests.done')}
        </Button>
      </Group>
    </Stack>
  )
}
