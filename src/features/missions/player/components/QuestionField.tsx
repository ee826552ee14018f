import { Badge, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { PlayedQuestion } from '../api/answers.ts'
import { isRight } from '../play.ts'
import classes from './Choices.module.css'

interface Props {
  question: PlayedQuestion
  answer: string[]
  isEditable: boolean
  onAnswer: (answer: string[]) => void
}

/** A question with its answers; once checked, with the correct ones and why. */
export function QuestionField({ question, answer, isEditable, onAnswer }: Props) {
  const { t } = useTranslation('player')
  const verdict = isRight(question, answer)
  const Option = question.isMultiple ? Checkbox : Radio
  const options = (
    <div className={classes.choices}>
      {question.options.map(({ id, label }) => {
        const isCorrect = question.correct?.includes(id)
        const isWrong = question.correct !== undefined && !isCorrect && answer.includes(id)
        return (
          <Group
            key={id}
            className={classes.choice}
            data-right={isCorrect || undefined}
            data-wrong={isWrong || undefined}
            gap="sm"
          >
            <Option
              value={id}
              color={isWrong ? 'red' : isCorrect ? 'moss' : undefined}
              label={label}
              disabled={!isEditable && !answer.includes(id) && !isCorrect}
              readOnly={!isEditable}
            />
            {isCorrect && (
              <Badge color="moss" variant="light">
                {t('quiz.rightAnswer')}
              </Badge>
            )}
            {isWrong && (
              <Badge color="red" variant="light">
                {t('quiz.yourAnswer')}
              </Badge>
            )}
          </Group>
        )
      })}
    </div>
  )
  const shared = {
    label: question.text,
    description: t(question.isMultiple ? 'quiz.multiple' : 'quiz.single'),
  }
  return (
    <Stack gap="sm" className={classes.question}>
      {question.isMultiple ? (
        <Checkbox.Group {...shared} value={answer} onChange={(value) => isEditable && onAnswer(value)}>
          {options}
        </Checkbox.Group>
      ) : (
        <Radio.Group
          {...shared}
          value={answer[0] ?? ''}
          onChange={(value) => isEditable && onAnswer([value])}
        >
          {options}
        </Radio.Group>
      )}
      {verdict !== undefined && (
        <Stack gap={6}>
          <Badge
            color={verdict ? 'moss' : 'amber'}
            variant="light"
            leftSection={verdict ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
          >
            {t(verdict ? 'quiz.right' : 'quiz.wrong')}
          </Badge>
          {question.explanation && <Markdown>{question.explanation}</Markdown>}
        </Stack>
      )}
    </Stack>
  )
}
