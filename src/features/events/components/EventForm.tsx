import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { errorText } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useDeleteEvent, usePublishEvent, useSaveEvent } from '../api/change-event.ts'
import { type EventFields, objectionsTo, toFields } from '../form.ts'
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
  const save = useSaveEvent(organizationId, event)
  const publish = usePublishEvent()
  const remove = useDeleteEvent()
  const isDraft = !event || event.status === 'draft'
  const form = useForm<EventFields>({
    initialValues: toFields(event, currentLanguage()),
    validate: (fields) =>
      Object.fromEntries(
        Object.entries(objectionsTo(fields)).map(([field, objection]) => [
          field,
          t(`editor.invalid.${objection}`),
        ]),
      ),
  })
  async function submit(fields: EventFields, isToPublish: boolean): Promise<void> {
    const id = await save.mutateAsync(fields).catch(() => undefined)
    // The reason is shown below the form.
    if (!id) return
    try {
      if (isToPublish) await publish.mutateAsync(id)
      toast.success({ title: t(isToPublish ? 'editor.published' : 'editor.saved') })
    } catch (cause) {
      // The draft is saved anyway, and the form reloads from it.
      toast.error(cause)
    }
    form.resetDirty(fields)
    if (!event || !isDraft) setGoal(path(`/events/${id}`))
  }
  const error = save.error ?? remove.error
  return (
    <Card padding="lg" component="section" aria-label={t('organizer.title')}>
      <form onSubmit={form.onSubmit((fields) => submit(fields, false))} noValidate>
        <Stack gap="md">
          <EventFormFields form={form} isSchool={isSchool} />
          {!isDraft && (
            <Text size="sm" c="dimmed">
              {t('editor.changeHint')}
            </Text>
          )}
          {error && (
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
              <Button type="submit" variant={isDraft ? 'default' : 'filled'} loading={save.isPending}>
                {t(isDraft ? 'editor.saveDraft' : 'editor.save')}
              </Button>
              {isDraft && (
                <Button
                  loading={publish.isPending}
                  onClick={() => form.onSubmit((fields) => submit(fields, true))()}
                >
                  {t('editor.publish')}
                </Button>
              )}
            </Group>
          </Group>
        </Stack>
      </form>
      <UnsavedChanges
        isDirty={form.isDirty() && !goal}
        question={t('editor.unsaved')}
        stay={t('editor.stay')}
        leave={t('editor.leave')}
      />
      {goal && <Navigate to={goal} replace />}
    </Card>
  )
}
