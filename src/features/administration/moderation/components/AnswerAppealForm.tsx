import { Button, Radio, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Case } from '../api/answers.ts'
import { useDecideAppeal } from '../api/decide-cases.ts'
import { NoteField } from './NoteField.tsx'
import { WordsField } from './WordsField.tsx'

const outcomes = ['upheld', 'reversed'] as const
type Outcome = (typeof outcomes)[number]

export function AnswerAppealForm({ one }: { one: Case }) {
  const { t } = useTranslation('moderation')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [written, setWritten] = useState<Partial<Record<Outcome, string>>>({})
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const decide = useDecideAppeal(one.id, () => toast.success({ title: t('appeal.done') }))
  const words = outcome ? (written[outcome] ?? one.templates[outcome] ?? '') : ''
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!outcome || words.trim() === '' || note.trim() === '') return
    decide.mutate({ is_reversed: outcome === 'reversed', words, note })
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group
          label={t('appeal.choose')}
          withAsterisk
          value={outcome}
          error={isTried && !outcome && t('decide.chooseError')}
          onChange={(value) => setOutcome(value as Outcome)}
        >
          <Stack gap="sm" my={6}>
            {outcomes.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`appeal.${value}`)}
                description={t(`appeal.${value}Hint`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {outcome && (
          <WordsField
            label={t('appeal.answer')}
            language={one.language}
            isTried={isTried}
            value={words}
            onChange={(value) => setWritten({ ...written, [outcome]: value })}
          />
        )}
        <NoteField isTried={isTried} value={note} onChange={setNote} />
        <Button type="submit" loading={decide.isPending}>
          {t('appeal.send')}
        </Button>
      </Stack>
    </Form>
  )
}
