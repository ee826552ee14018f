import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemarkForm, RemarkList } from '../../../../ui/Remarks.tsx'
import type { ReceivedInterview } from '../api/answers.ts'
import { useAddNote, useDeleteNote } from '../api/change-interviews.ts'
import { longest } from '../model.ts'
import classes from './Interviews.module.css'

/** What the team notes about an interview; the applicant never reads it. */
export function InterviewNotes({ interview: { id, notes } }: { interview: ReceivedInterview }) {
  const { t } = useTranslation('interviews', { keyPrefix: 'notes' })
  const [body, setBody] = useState('')
  const remove = useDeleteNote()
  const add = useAddNote(id, () => setBody(''))
  return (
    <details className={classes.details} open={notes.length > 0 || undefined}>
      <summary>{t('title', { count: notes.length })}</summary>
      <Stack gap="sm">
        {notes.length > 0 && (
          <RemarkList remarks={notes} deleteLabel={t('delete')} onDelete={(note) => remove.mutate(note)} />
        )}
        <RemarkForm
          label={t('note')}
          hint={t('hint')}
          action={t('add')}
          maxLength={longest.note}
          body={body}
          onChange={setBody}
          change={add}
          onSubmit={() => add.mutate(body)}
        />
      </Stack>
    </details>
  )
}
