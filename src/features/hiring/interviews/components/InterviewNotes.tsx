import { ActionIcon, Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { errorText } from '../../../../lib/errors.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { Form } from '../../../../ui/Form.tsx'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body.trim()) add.mutate(body)
  }
  return (
    <details className={classes.details} open={notes.length > 0 || undefined}>
      <summary>{t('title', { count: notes.length })}</summary>
      <Stack gap="sm">
        {notes.length > 0 && (
          <ul className={classes.plain}>
            {notes.map((note) => (
              <li key={note.id}>
                <Group justify="space-between" wrap="nowrap" align="flex-start">
                  <div>
                    <Text size="sm" c="dimmed">
                      {note.author ?? noValue} · {timeAgo(note.at)}
                    </Text>
                    <p className={classes.words}>{note.body}</p>
                  </div>
                  {note.isMine && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('delete')}
                      onClick={() => remove.mutate(note.id)}
                    >
                      <IconTrash size={18} />
                    </ActionIcon>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        )}
        <Form onSubmit={submit}>
          <Stack gap="sm" align="flex-start">
            <Textarea
              label={t('note')}
              description={t('hint')}
              w="100%"
              autosize
              minRows={2}
              maxLength={longest.note}
              value={body}
              onChange={({ currentTarget: { value } }) => setBody(value)}
            />
            {add.error != null && (
              <Alert color="red" role="alert" w="100%">
                {errorText(add.error)}
              </Alert>
            )}
            <Button type="submit" variant="default" disabled={!body.trim()} loading={add.isPending}>
              {t('add')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </details>
  )
}
