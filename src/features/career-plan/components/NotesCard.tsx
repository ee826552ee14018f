import { Alert, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import { useSaveNotes } from '../api/save-notes.ts'
import type { Adviser, PlanNotes } from '../model.ts'
import { NotesSharing } from './NotesSharing.tsx'

const nothing: PlanNotes = { text: '', revision: 0 }

/**
 * Private notes, shared with an adviser on request. Shows what another window saved in the meantime and lets
 * the person choose.
 */
export function NotesCard({ notes, adviser }: { notes: PlanNotes | null; adviser: Adviser | null }) {
  const { t } = useTranslation('plan')
  const stored = notes ?? nothing
  const [typed, setTyped] = useState<string>()
  /** The text when typing began. */
  const [base, setBase] = useState(stored)
  const save = useSaveNotes()
  const text = typed ?? stored.text
  const isDirty = typed !== undefined && typed !== stored.text
  const isBehind = isDirty && stored.revision !== base.revision
  const submit = (revision: number) =>
    save.mutate(
      { text, revision },
      {
        onSuccess: () => {
          setTyped(undefined)
          toast.success({ title: t('notes.saved') })
        },
        onError: (error) => toAppError(error).code !== 'notes_conflict' && toast.error(error),
      },
    )
  return (
    <Card padding="lg" component="section" aria-labelledby="plan-notes">
      <Stack gap="sm">
        <Title order={2} id="plan-notes">
          {t('notes.title')}
        </Title>
        <NotesSharing adviser={adviser} />
        <Textarea
          aria-label={t('notes.label')}
          autosize
          minRows={4}
          maxRows={20}
          maxLength={20_000}
          value={text}
          onChange={(event) => {
            if (!isDirty) setBase(stored)
            setTyped(event.currentTarget.value)
          }}
        />
        {isBehind && (
          <Alert color="amber" variant="light" role="alert" title={t('notes.conflict')}>
            <Text size="sm" fw={600}>
              {t('notes.other')}
            </Text>
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} mb="sm">
              {stored.text}
            </Text>
            <Group gap="sm">
              <Button onClick={() => submit(stored.revision)}>{t('notes.keepMine')}</Button>
              <Button variant="default" onClick={() => setTyped(undefined)}>
                {t('notes.takeOther')}
              </Button>
            </Group>
          </Alert>
        )}
        {isDirty && !isBehind && (
          <Group justify="flex-end">
            <Button loading={save.isPending} onClick={() => submit(base.revision)}>
              {t('notes.save')}
            </Button>
          </Group>
        )}
      </Stack>
      <UnsavedChanges
        isDirty={isDirty}
        question={t('notes.unsaved')}
        stay={t('notes.stay')}
        leave={t('notes.leave')}
      />
    </Card>
  )
}
