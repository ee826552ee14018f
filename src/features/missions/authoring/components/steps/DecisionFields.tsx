import { Button, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Choice, DecisionStep, Step } from '../../../missions/model.ts'
import { newChoice } from '../../model/new-step.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import type { ChangeStep } from './change-step.ts'

interface Props {
  step: DecisionStep
  steps: Step[]
  onChange: ChangeStep
}

export function DecisionFields({ step, steps, onChange }: Props) {
  const { t } = useTranslation('authoring')
  const { choices } = step
  const put = (next: Choice[], what: string) => onChange({ ...step, choices: next }, what)
  return (
    <Stack gap="sm">
      <Title order={3}>{t('form.choices')}</Title>
      {choices.map((choice, index) => (
        <ChoiceFields
          key={choice.id}
          choice={choice}
          index={index}
          step={step}
          steps={steps}
          onChange={(changed, what) => put(choices.with(index, changed), `${choice.id}:${what}`)}
          onRemove={
            choices.length > 2 ? () => put(choices.toSpliced(index, 1), `remove:${choice.id}`) : undefined
          }
        />
      ))}
      {choices.length < 6 && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => put([...choices, newChoice()], `add:${choices.length}`)}
        >
          {t('form.addChoice')}
        </Button>
      )}
    </Stack>
  )
}
