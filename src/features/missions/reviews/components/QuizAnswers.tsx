import { List, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
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
    options.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
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
                <Options title={t('work.answered')} labels={labels(question, answers[question.id])} />
                {!isCorrect && (
                  <Options title={t('work.expected')} labels={labels(question, question.correct)} isDimmed />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Labels are often whole sentences: several of them become a list. */
function Options({ title, labels, isDimmed }: { title: string; labels: string[]; isDimmed?: boolean }) {
  const color = isDimmed ? 'dimmed' : undefined
  return (
    <>
      <Text size="sm" c={color}>
        {labels.length > 1 ? title : `${title} ${labels[0] ?? noValue}`}
      </Text>
      {labels.length > 1 && (
        <List size="sm" c={color}>
          {labels.map((label) => (
            <List.Item key={label}>{label}</List.Item>
          ))}
        </List>
      )}
    </>
  )
}
