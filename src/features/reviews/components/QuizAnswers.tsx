import { Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../lib/formats/lists.ts'
import type { Question } from '../../missions/model.ts'
import classes from './WorkPanel.module.css'

interface Props {
  questions: Question[]
  answers: Record<string, string[]>
}

function isRight({ id, correct }: Question, answers: Props['answers']): boolean {
  const given = new Set(answers[id])
  return given.size === correct.length && correct.every((option) => given.has(option))
}

export function QuizAnswers({ questions, answers }: Props) {
  const { t } = useTranslation('reviews')
  const right = questions.filter((question) => isRight(question, answers)).length
  const labels = ({ options }: Question, ids: string[] = []) =>
    formatItems(options.filter(({ id }) => ids.includes(id)).map(({ label }) => label)) || '—'
  return (
    <>
      <Text fw={550}>{t('work.right', { right, total: questions.length })}</Text>
      <ul className={classes.questions}>
        {questions.map((question) => {
          const isCorrect = isRight(question, answers)
          const Icon = isCorrect ? IconCircleCheck : IconCircleX
          return (
            <li key={question.id} data-is-right={isCorrect}>
              <Icon size={18} aria-hidden />
              <div>
                <Text size="sm" fw={550}>
                  {question.text}
                </Text>
                <Text size="sm">
                  {t('work.answered', { answer: labels(question, answers[question.id]) })}
                </Text>
                {!isCorrect && (
                  <Text size="sm" c="dimmed">
                    {t('work.expected', { answer: labels(question, question.correct) })}
                  </Text>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
