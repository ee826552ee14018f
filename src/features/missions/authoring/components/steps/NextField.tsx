import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { end } from '../../../missions/flow.ts'
import type { Step } from '../../../missions/model.ts'

interface Props {
  label: string
  step: Step
  steps: Step[]
  value: string | undefined
  onChange: (next: string | undefined) => void
}

/** Where a choice leads: the next step, another step or the end. */
export function NextField({ label, step, steps, value, onChange }: Props) {
  const { t } = useTranslation('authoring')
  const others = steps.flatMap(({ id, title }, index) =>
    id === step.id
      ? []
      : [
          {
            value: id,
            label: t('form.place', { place: index + 1, title: title.trim() || t('steps.untitled') }),
          },
        ],
  )
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[{ value: '', label: t('form.nextInOrder') }, ...others, { value: end, label: t('form.end') }]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}
