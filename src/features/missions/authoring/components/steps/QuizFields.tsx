import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Question, QuizStep } from '../../../missions/model.ts'
import { newQuestion } from '../../model/new-step.ts'
import type { ChangeStep } from './change-step.ts'
import { QuestionFields } from './QuestionFields.tsx'

export function QuizFields({ step, onChange }: { step: QuizStep; onChange: ChangeStep }) {
  const { t } = useTranslation('authoring')
  const { questions } = step
  const put = (next: Question[], what: string) => onChange({ ...step, questions: next }, what)
  return (
    <Stack gap="sm">
      {questions.map((question, index) => (
        <QuestionFields
          key={question.id}
          question={question}
          place={index + 1}
          onChange={(changed, what) => put(questions.with(index, changed), `${question.id}:${what}`)}
          onRemove={
            questions.length > 1
              ? () => put(questions.toSpliced(index, 1), `remove:${question.id}`)
              : undefined
          }
        />
      ))}
      {questions.length < 20 && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => put([...questions, newQuestion()], `add:${questions.length}`)}
        >
          {t('form.addQuestion')}
        </Button>
      )}
    </Stack>
  )
}
