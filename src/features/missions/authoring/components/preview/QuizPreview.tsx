import { Button, Checkbox, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../../lib/formats/words.ts'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import type { Question, QuizStep } from '../../../missions/model.ts'
import classes from './preview.module.css'

export function QuizPreview({ step }: { step: QuizStep }) {
  const { t } = useTranslation('authoring')
  const [isChecked, setChecked] = useState(false)
  return (
    <Stack gap="lg">
      {step.questions.map((question) => (
        <TriedQuestion key={question.id} question={question} isChecked={isChecked} />
      ))}
      <Button variant="default" disabled={isChecked} onClick={() => setChecked(true)}>
        {t('shown.check')}
      </Button>
    </Stack>
  )
}

function TriedQuestion({ question, isChecked }: { question: Question; isChecked: boolean }) {
  const { t } = useTranslation('authoring')
  const [answers, setAnswers] = useState<string[]>([])
  const { text, options, correct, isMultiple, explanation } = question
  const Mark = isMultiple ? Checkbox : Radio
  const isRight = answers.length === correct.length && answers.every((answer) => correct.includes(answer))
  function answer(id: string): void {
    const others = answers.filter((other) => other !== id)
    if (!isMultiple) setAnswers([id])
    else setAnswers(others.length < answers.length ? others : [...answers, id])
  }
  return (
    <fieldset className={classes.question}>
      <legend>{text || noValue}</legend>
      {isMultiple && (
        <Text size="sm" c="dimmed" mb={6}>
          {t('shown.several')}
        </Text>
      )}
      <Stack gap={8}>
        {options.map(({ id, label }) => (
          <Mark
            key={id}
            name={`preview-${question.id}`}
            label={label || noValue}
            checked={answers.includes(id)}
            disabled={isChecked}
            onChange={() => answer(id)}
          />
        ))}
      </Stack>
      {isChecked && (
        <div role="status">
          <Text mt="xs" fw={600} c={isRight ? 'var(--moss-text)' : 'var(--danger-text)'}>
            {t(isRight ? 'shown.right' : 'shown.wrong')}
          </Text>
          <Markdown>{explanation}</Markdown>
        </div>
      )}
    </fieldset>
  )
}
