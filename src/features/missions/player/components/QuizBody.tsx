import { Alert, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PlayedQuiz } from '../api/answers.ts'
import { isRight } from '../play.ts'
import { QuestionField } from './QuestionField.tsx'

interface Props {
  step: PlayedQuiz
  answers: Record<string, string[]>
  isEditable: boolean
  onAnswer: (answers: Record<string, string[]>) => void
}

export function QuizBody({ step, answers, isEditable, onAnswer }: Props) {
  const { t } = useTranslation('player')
  const { questions } = step
  const right = questions.filter((question) => isRight(question, answers[question.id] ?? [])).length
  return (
    <>
      {step.completedAt ? (
        <Alert color={right === questions.length ? 'moss' : 'indigo'} role="status">
          <Text fw={600}>{t('quiz.score', { right, count: questions.length })}</Text>
        </Alert>
      ) : (
        <Text c="dimmed">{t('quiz.final')}</Text>
      )}
      <div>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id] ?? []}
            isEditable={isEditable}
            onAnswer={(answer) => onAnswer({ ...answers, [question.id]: answer })}
          />
        ))}
      </div>
    </>
  )
}
