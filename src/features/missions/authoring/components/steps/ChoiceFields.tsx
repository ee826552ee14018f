import { Stack, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Choice, Step } from '../../../missions/model.ts'
import { letterOf } from '../../model/letters.ts'
import { NextField } from './NextField.tsx'
import { Part } from './Part.tsx'

interface Props {
  choice: Choice
  index: number
  step: Step
  steps: Step[]
  onChange: (changed: Choice, what: string) => void
  onRemove?: () => void
}

export function ChoiceFields({ choice, index, step, steps, onChange, onRemove }: Props) {
  const { t } = useTranslation('authoring')
  const letter = letterOf(index)
  return (
    <Part
      title={t('form.choice', { letter })}
      remove={t('form.removeChoice', { letter })}
      onRemove={onRemove}
    >
      <Stack gap="xs">
        <TextInput
          label={t('form.label')}
          maxLength={200}
          value={choice.label}
          onChange={(event) => onChange({ ...choice, label: event.currentTarget.value }, 'label')}
        />
        <Textarea
          label={t('form.consequence')}
          description={t('form.consequenceHint')}
          autosize
          minRows={2}
          maxLength={2000}
          value={choice.consequence}
          onChange={(event) => onChange({ ...choice, consequence: event.currentTarget.value }, 'consequence')}
        />
        <NextField
          label={t('form.choiceNext')}
          step={step}
          steps={steps}
          value={choice.next}
          onChange={(next) => onChange({ ...choice, next }, 'next')}
        />
      </Stack>
    </Part>
  )
}
