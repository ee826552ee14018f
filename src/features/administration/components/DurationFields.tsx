import { Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../ui/dates/DayInput.tsx'
import { durations } from '../model.ts'
import type { SuspendForm } from '../use-suspend-form.ts'

/** How long the suspension lasts. */
export function DurationFields({ form }: { form: SuspendForm }) {
  const { t } = useTranslation('users')
  return (
    <Group align="flex-start" gap="sm">
      <NativeSelect
        label={t('duration')}
        data={durations.map((value) => ({ value, label: t(`durations.${value}`) }))}
        {...form.getInputProps('duration')}
      />
      {form.values.duration === 'until' && (
        <DayInput label={t('until')} required {...form.getInputProps('until')} />
      )}
    </Group>
  )
}
