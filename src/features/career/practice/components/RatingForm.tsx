import { Button, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useRateAnswer } from '../api/rate-answer.ts'
import { type Criterion, criteria, type Scores } from '../model.ts'
import classes from './Practice.module.css'

const marks = ['1', '2', '3', '4', '5'] as const

interface Props {
  question: string
  /** The round it was answered in. */
  round?: string
}

/** A self-rating of an answer just given: five ratings and a comment. */
export function RatingForm({ question, round }: Props) {
  const { t } = useTranslation('practice')
  const id = useId()
  const rate = useRateAnswer()
  const [scores, setScores] = useState<Partial<Scores>>({})
  const [notes, setNotes] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isWhole = criteria.every((name) => scores[name])

  const submit = () => {
    setAsked(true)
    if (!isWhole) return
    rate.mutate(
      { question_slug: question, session_id: round, notes: notes.trim(), ...(scores as Scores) },
      {
        onSuccess: () => {
          setScores({})
          setNotes('')
          setAsked(false)
          toast.success({ title: t('rate.saved') })
        },
      },
    )
  }
  const field = (name: Criterion) => (
    <fieldset key={name} className={classes.criterion} aria-labelledby={`${id}-${name}`}>
      <div>
        <Text fw={600} id={`${id}-${name}`}>
          {t(`rate.criteria.${name}`)}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`rate.criteriaTexts.${name}`)}
        </Text>
      </div>
      <SegmentedControl
        fullWidth
        aria-labelledby={`${id}-${name}`}
        value={scores[name] ? String(scores[name]) : ''}
        onChange={(value) => setScores({ ...scores, [name]: Number(value) })}
        data={marks.map((value) => ({
          value,
          label: <span title={t('rate.scale', { value, word: t(`rate.words.w${value}`) })}>{value}</span>,
        }))}
      />
    </fieldset>
  )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">
          {t('rate.text')} {t('rate.scaleText')}
        </Text>
        {criteria.map(field)}
        <Textarea
          label={t('rate.notes')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        {isAsked && !isWhole && (
          <Text role="alert" c="var(--danger-text)">
            {t('rate.choose')}
          </Text>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={rate.isPending}>
            {t('rate.save')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
