import { Radio, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { PlayedDecision } from '../api/answers.ts'
import classes from './Choices.module.css'

interface Props {
  step: PlayedDecision
  choice: string | undefined
  isEditable: boolean
  onChoose: (choice: string) => void
}

/** Several options, one decision; its consequence is shown afterwards. */
export function DecisionBody({ step, choice, isEditable, onChoose }: Props) {
  const { t } = useTranslation('player')
  const taken = step.choices.find(({ consequence }) => consequence !== undefined)
  useHotkeys(
    step.choices.map(({ id }, index) => [String(index + 1), () => isEditable && onChoose(id)]),
    ['TEXTAREA'],
  )
  return (
    <>
      {step.body?.trim() && <Markdown>{step.body}</Markdown>}
      <Radio.Group
        label={t(step.completedAt ? 'decision.chosen' : 'decision.label')}
        description={isEditable ? t('decision.final') : undefined}
        value={choice ?? ''}
        onChange={onChoose}
      >
        <div className={classes.choices}>
          {step.choices.map(({ id, label }) => (
            <div key={id} className={classes.choice}>
              <Radio
                value={id}
                label={label}
                disabled={!isEditable && id !== choice}
                readOnly={!isEditable}
              />
            </div>
          ))}
        </div>
      </Radio.Group>
      {taken?.consequence && (
        <div className={classes.consequence} role="status">
          <Title order={3} mb={6}>
            {t('decision.consequence')}
          </Title>
          <Markdown>{taken.consequence}</Markdown>
        </div>
      )}
      {taken && !taken.consequence && <Text c="dimmed">{taken.label}</Text>}
    </>
  )
}
