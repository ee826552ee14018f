import { Badge, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import {
  type Rectification,
  type RectificationSubject,
  rectificationSubjects,
  rectificationsQuery,
  useRequestRectification,
} from '../api/rectification.ts'

/** Correction requests for what people can't change themselves, and their outcomes. */
export function RectificationSection() {
  const { t } = useTranslation('myData')
  const { data = [], error, refetch } = useQuery(rectificationsQuery(useSignedIn().id))
  return (
    <Section align="flex-start" title={t('rectification.title')} hint={t('rectification.text')}>
      <RequestForm />
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {data.map((request) => (
        <Asked key={request.id} request={request} />
      ))}
    </Section>
  )
}

function RequestForm() {
  const { t } = useTranslation('myData')
  const { id } = useSignedIn()
  const form = useForm({
    initialValues: { about: 'certificates' as RectificationSubject, body: '' },
    validate: { body: (body) => (body.trim() ? null : t('rectification.required')) },
  })
  const send = useRequestRectification(id, () => {
    form.setFieldValue('body', '')
    toast.success({ title: t('rectification.sent') })
  })
  return (
    <Form onSubmit={form.onSubmit((values) => send.mutate(values))} style={{ width: '100%' }}>
      <Stack gap="md" align="flex-start">
        <Select
          w={360}
          maw="100%"
          label={t('rectification.about')}
          allowDeselect={false}
          data={rectificationSubjects.map((value) => ({
            value,
            label: t(`rectification.subjects.${value}`),
          }))}
          {...form.getInputProps('about')}
        />
        <Text size="sm" c="dimmed">
          {t(`rectification.hints.${form.values.about}`)}
        </Text>
        <Textarea
          w="100%"
          autosize
          minRows={3}
          maxLength={2000}
          label={t('rectification.body')}
          {...form.getInputProps('body')}
          error={form.errors.body ?? (send.error && errorText(send.error))}
        />
        <Button type="submit" variant="default" loading={send.isPending}>
          {t('rectification.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

const colors = { open: 'amber', done: 'moss', refused: 'gray' }

function Asked({ request: { about, body, status, answer, created_at } }: { request: Rectification }) {
  const { t } = useTranslation('myData')
  return (
    <Stack gap={4} w="100%">
      <Group gap="xs">
        <Text fw={600}>{t(`rectification.subjects.${about}`)}</Text>
        <Badge variant="light" color={colors[status]}>
          {t(`rectification.states.${status}`)}
        </Badge>
        <Text size="sm" c="dimmed">
          {formatDate(created_at)}
        </Text>
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Text>
      {answer && (
        <Text c="dimmed" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t('rectification.answer', { answer })}
        </Text>
      )}
    </Stack>
  )
}
