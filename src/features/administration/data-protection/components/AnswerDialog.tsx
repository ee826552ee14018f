import { Button, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAnswerRequest } from '../api/answer-request.ts'
import type { OpenRequest } from '../api/answers.ts'

/** Answers a correction request: done, or refused. */
export function AnswerDialog({ request, onClose }: { request: OpenRequest; onClose: () => void }) {
  const { t } = useTranslation('dataProtection')
  const form = useForm({
    initialValues: { answer: '' },
    validate: { answer: (answer) => (answer.trim() ? null : t('requests.required')) },
  })
  const send = useAnswerRequest(() => {
    toast.success({ title: t('requests.sent') })
    onClose()
  })
  const sendAs = (isDone: boolean) =>
    form.onSubmit(({ answer }) => send.mutate({ request_id: request.id, is_done: isDone, answer }))
  return (
    <FormDialog
      title={t('requests.question')}
      action={t('requests.done')}
      buttons={
        <Button variant="default" loading={send.isPending} onClick={() => sendAs(false)()}>
          {t('requests.refuse')}
        </Button>
      }
      change={send}
      onSubmit={sendAs(true)}
      onClose={onClose}
    >
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
      />
    </FormDialog>
  )
}
