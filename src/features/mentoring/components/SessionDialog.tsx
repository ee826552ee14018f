import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { deviceZone, inputIn } from '../../../lib/formats/zones.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DayTimeInput } from '../../../ui/dates/DayTimeInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { useSaveSession } from '../api/change-sessions.ts'
import { longest, type Session } from '../model.ts'

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
  const save = useSaveSession(mentorshipId, useSignedIn().id, () => {
    toast.success({ title: t('session.saved') })
    onClose()
  })
  const form = useForm({
    initialValues: {
      when: inputIn(session?.startsAt ?? nextHour(), deviceZone()),
      minutes: session?.minutes ?? 45,
      notes: session?.notes ?? '',
      ownNote: session?.ownNote ?? '',
    },
  })
  const submit = form.onSubmit(({ when, minutes, notes, ownNote }) =>
    save.mutate({
      before: session,
      startsAt: new Date(when).toISOString(),
      minutes: Number(minutes),
      notes: notes.trim(),
      ownNote: ownNote.trim(),
    }),
  )
  return (
    <Dialog opened onClose={onClose} size="lg" title={t(session ? 'session.edit' : 'session.add')}>
      <form onSubmit={submit}>
        <Stack gap="md">
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('session.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
