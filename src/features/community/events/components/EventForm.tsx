import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import { useRevisedForm } from '../../../../ui/use-revised-form.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useDeleteEvent, usePublishEvent, useSaveEvent } from '../api/change-event.ts'
import { heldEventQuery } from '../api/get-held-event.ts'
import { objectionsTo, toFields } from '../form.ts'
import type { HeldEvent } from '../model.ts'
import { EventFormFields } from './EventFormFields.tsx'

interface Props {
  organizationId: string
  isSchool: boolean
  /** Undefined for a new one. */
  event: HeldEvent | undefined
}

/** Edits an event: a draft first, then public for as long as it is upcoming. */
export function EventForm({ organizationId, isSchool, event }: Props) {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  /** Where to go once nothing is unsaved. */
  const [goal, setGoal] = useState<string>()
  const queries = useQueryClient()
  const save = useSaveEvent(organizationId)
  const publish = usePublishEvent()
  const remove = useDeleteEvent()
  const isDraft = !event || event.status === 'draft'
  const isToPublish = useRef(false)
  const editor = useRevisedForm({
    stored: event,
    toFields: (from) => toFields(from, currentLanguage()),
    validate: (fields) =>
      Object.fromEntries(
        Object.entries(objectionsTo(fields)).map(([field, objection]) => [
          field,
          t(`editor.invalid.${objection}`),
        ]),
      ),
    failure: 'caller',
    save: (fields, before) => save.mutateAsync({ fields, before }),
    load: async (before, id) =>
      (await queries.fetchQuery({ ...heldEventQuery(id ?? before?.id ?? ''), staleTime: 0 })) ?? undefined,
    stays: true,
    onSaved: async (id) => {
      try {
        if (isToPublish.current) await publish.mutateAsync(id)
        toast.success({ title: t(isToPublish.current ? 'editor.published' : 'editor.saved') })
      } catch (cause) {
        // The draft is saved anyway.
        toast.error(cause)
      }
      if (!event || !isDraft) setGoal(path(`/events/${id}`))
    },
  })
  function submit(publishes: boolean): void {
    isToPublish.current = publishes
    editor.submit()
  }
  const { form } = editor
  const error = editor.change.error ?? remove.error
  return (
    <Card padding="lg" component="section" aria-label={t('organizer.title')}>
      <Form
        onSubmit={(sent) => {
          sent.preventDefault()
          submit(false)
        }}
      >
        <Stack gap="md">
          <EventFormFields form={form} isSchool={isSchool} />
          {!isDraft && (
            <Text size="sm" c="dimmed">
              {t('editor.changeHint')}
            </Text>
          )}
          <FormConflict editor={editor} />
          {error != null && (
            <Alert color="red" role="alert">
              {errorText(error)}
            </Alert>
          )}
          <Group justify="space-between">
            {event && isDraft ? (
              <Button
                variant="subtle"
                color="red"
                loading={remove.isPending}
                onClick={() =>
                  remove.mutate(event.id, {
                    onSuccess: () => {
                      toast.success({ title: t('editor.removed') })
                      setGoal(path('/events?show=draft'))
                    },
                  })
                }
              >
                {t('editor.remove')}
              </Button>
            ) : (
              <span />
            )}
            <Group gap="sm">
              <Button type="submit" variant={isDraft ? 'default' : 'filled'} loading={editor.isSaving}>
                {t(isDraft ? 'editor.saveDraft' : 'editor.save')}
              </Button>
              {isDraft && (
                <Button loading={publish.isPending} onClick={() => submit(true)}>
                  {t('editor.publish')}
                </Button>
              )}
            </Group>
          </Group>
        </Stack>
      </Form>
      <UnsavedChanges
        isDirty={editor.isDirty && !goal}
        question={t('editor.unsaved')}
        stay={t('editor.stay')}
        leave={t('editor.leave')}
      />
      {goal && <Navigate to={goal} replace />}
    </Card>
  )
}
