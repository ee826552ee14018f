import { NumberInput, SimpleGrid, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deviceZone, toDateTimeLocal } from '../../../../lib/formats/zones.ts'
import { DayTimeInput } from '../../../../ui/dates/DayTimeInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useRevisedForm } from '../../../../ui/use-revised-form.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Session } from '../api/answers.ts'
import { useSaveSession } from '../api/change-sessions.ts'
import { mentorshipQuery } from '../api/get-mentorship.ts'
import { longest } from '../model.ts'

interface Props {
  mentorshipId: string
  /** Undefined for a new one. */
  session?: Session
  onClose: () => void
}

const nextHour = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000).toISOString()

export function SessionDialog({ mentorshipId, session, onClose }: Props) {
  const { t } = useTranslation('mentoring')
  const { t: tCommon } = useTranslation()
  const { id: userId } = useSignedIn()
  const queries = useQueryClient()
  const save = useSaveSession(mentorshipId, userId)
  const editor = useRevisedForm({
    stored: session,
    failure: 'caller',
    toFields: (from) => ({
      when: toDateTimeLocal(from?.startsAt ?? nextHour(), deviceZone()),
      minutes: from?.minutes ?? 45,
      notes: from?.notes ?? '',
      ownNote: from?.ownNote ?? '',
    }),
    validate: ({ when, minutes }) => ({
      when: !when && tCommon('required'),
      minutes: !(Number(minutes) > 0) && tCommon('required'),
    }),
    save: ({ when, minutes, notes, ownNote }, before) =>
      save.mutateAsync({
        before,
        startsAt: new Date(when).toISOString(),
        minutes: Number(minutes),
        notes: notes.trim(),
        ownNote: ownNote.trim(),
      }),
    // Undefined if it was removed elsewhere: what is typed here is then a new one.
    load: async (before) => {
      const page = await queries.fetchQuery(mentorshipQuery(userId, mentorshipId))
      return page?.sessionList.find(({ id }) => id === before?.id)
    },
    onSaved: () => {
      toast.success({ title: t('session.saved') })
      onClose()
    },
  })
  const { form } = editor
  return (
    <FormDialog
      title={t(session ? 'session.edit' : 'session.add')}
      size="lg"
      action={t('session.save')}
      change={editor.change}
      onSubmit={editor.submit}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayTimeInput label={t('session.when')} required data-autofocus {...form.getInputProps('when')} />
        <NumberInput
          label={t('session.minutes')}
          required
          min={5}
          max={480}
          step={5}
          clampBehavior="strict"
          {...form.getInputProps('minutes')}
        />
      </SimpleGrid>
      <Textarea
        label={t('session.notes')}
        description={t('session.notesHint')}
        maxLength={longest.notes}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('notes')}
      />
      <Textarea
        label={t('session.ownNote')}
        description={t('session.ownNoteHint')}
        maxLength={longest.notes}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('ownNote')}
      />
      <FormConflict editor={editor} />
    </FormDialog>
  )
}
