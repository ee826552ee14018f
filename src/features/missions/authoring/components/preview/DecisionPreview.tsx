import { Stack, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../../lib/formats/words.ts'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import type { DecisionStep } from '../../../missions/model.ts'
import { letterOf } from '../../model/letters.ts'
import classes from './preview.module.css'

interface Props {
  step: DecisionStep
  onChoose?: (choiceId: string) => void
}

export function DecisionPreview({ step, onChoose }: Props) {
  const { t } = useTranslation('authoring')
  const [chosenId, setChosen] = useState<string>()
  const chosen = step.choices.find(({ id }) => id === chosenId)
  return (
    <Stack gap="xs" role="group" aria-label={t('shown.choose')}>
      <Text fw={600}>{t('shown.choose')}</Text>
      {step.choices.map(({ id, label }, index) => (
        <UnstyledButton
          key={id}
          className={classes.choice}
          aria-pressed={id === chosenId}
          onClick={() => {
            setChosen(id)
            onChoose?.(id)
          }}
        >
          <span className={classes.letter}>{letterOf(index)}</span>
          <span>{label || noValue}</span>
        </UnstyledButton>
      ))}
      {chosen?.consequence && (
        <div className={classes.consequence} role="status">
          <Text size="sm" fw={600} mb={4}>
            {t('shown.outcome')}
          </Text>
          <Markdown>{chosen.consequence}</Markdown>
        </div>
      )}
    </Stack>
  )
}
