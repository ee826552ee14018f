import { Badge, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { errorText } from '../../../lib/errors.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import { SettingsSection } from '../../account/components/SettingsSection.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import {
  type Rectification,
  type RectificationSubject,
  rectificationSubjects,
  rectificationsQuery,
  requestRectification,
} from '../api/rectification.ts'

/** Correction requests for what people can't change themselves, and their outcomes. */
export function RectificationSection() {
  const { t } = useTranslation('ownData')
  const { data = [], error, refetch } = useQuery(rectificationsQuery(useSignedIn().id))
  return (
    <SettingsSection title={t('rectification.title')} text={t('rectification.text')}>
      <RequestForm />
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {data.map((request) => (
        <Asked key={request.id} request={request} />
      ))}
    </SettingsSection>
  )
}

function RequestForm() {
  const { t } = useTranslation('ownData')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { about: 'certificates' as RectificationSubject, body: '' },
    validate: { body: (body) => (body.trim() ? null : t('rectification.required')) },
  })
  const send = useMutation({
    mutationFn: requestRectification,
    onSuccess: async () => {
      form.setFieldValue('body', '')
      await queries.invalidateQueries({ queryKey: rectificationsQuery(id).queryKey })
      toast.success({ title: t('rectification.sent') })
    },
  })
  return (
    <form onSubmit={form.onSubmit((values) => send.mutate(values))} noValidate style={{ width: '100%' }}>
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
    </form>
  )
}

const colors = { open: 'amber', done: 'moss', refused: 'gray' }

function Asked({ request: { about, body, status, answer, created_at } }: { request: Rectification }) {
  const { t } = useTranslation('ownData')
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
