import { Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { type Duration, durations } from '../model.ts'
import type { SuspensionEnd } from '../use-suspension-end.ts'

export function DurationFields({ end }: { end: SuspensionEnd }) {
  const { t } = useTranslation('administration')
  return (
    <Group align="flex-start" gap="sm">
      <NativeSelect
        label={t('duration')}
        data={durations.map((value) => ({ value, label: t(`durations.${value}`) }))}
        value={end.duration}
        onChange={(event) => end.setDuration(event.currentTarget.value as Duration)}
      />
      {end.duration === 'until' && (
        <DayInput label={t('until')} required value={end.until} error={end.error} onChange={end.setUntil} />
      )}
    </Group>
  )
}
