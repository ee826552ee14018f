import { Button, Card, Group, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRevisionConflict } from '../../../../lib/errors.ts'
import { SaveConflict } from '../../../../ui/SaveConflict.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import type { Adviser, PlanNotes } from '../api/answers.ts'
import { useSaveNotes } from '../api/save-notes.ts'
import { NotesSharing } from './NotesSharing.tsx'

const nothing: PlanNotes = { text: '', revision: 0 }

/**
 * Private notes, shared with an adviser on request. Shows what another window saved in the meantime and lets
 * the person choose.
 */
export function NotesCard({ notes, adviser }: { notes: PlanNotes | null; adviser: Adviser | null }) {
  const { t } = useTranslation('careerPlan')
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
        onSuccess: (saved) => {
          setBase(saved)
          // What was typed while it was being saved stays.
          setTyped((now) => (now === text ? undefined : now))
          toast.success({ title: t('notes.saved') })
        },
        onError: (error) => !isRevisionConflict(error) && toast.error(error),
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
          <SaveConflict
            theirs={stored.text}
            onKeepMine={() => submit(stored.revision)}
            onTakeTheirs={() => setTyped(undefined)}
          />
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
