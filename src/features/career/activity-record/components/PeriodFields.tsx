import { NativeSelect, SegmentedControl, SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addDays, dayIn, formatDays, isDay, isoWeek, lastMondays } from '../../../../lib/weeks.ts'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import type { ChosenPeriod } from '../use-period.ts'

/** How many weeks the list goes back; dates can go further. */
const listed = 26

/** A period of whole weeks, or of any days. */
export function PeriodFields({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation('activityRecord')
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('by')}
        value={period.by}
        onChange={(by) => period.set({ by })}
        data={[
          { value: 'weeks', label: t('weeks') },
          { value: 'dates', label: t('dates') },
        ]}
      />
      {period.by === 'weeks' ? <WeekFields period={period} /> : <DateFields period={period} />}
    </Stack>
  )
}

function WeekFields({ period: { from, to, zone, set } }: { period: ChosenPeriod }) {
  const { t, i18n } = useTranslation('activityRecord')
  const lastMonday = addDays(to, -6)
  const mondays = lastMondays(dayIn(zone), listed).reverse()
  const weeks = [...new Set([...mondays, from, lastMonday])].sort().reverse()
  const data = weeks.map((monday) => ({
    value: monday,
    label: t('week', {
      week: isoWeek(monday).week,
      days: formatDays(monday, addDays(monday, 6), i18n.language, 'short'),
    }),
  }))
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 1 }} spacing="sm">
      <NativeSelect
        label={t('fromWeek')}
        data={data}
        value={from}
        onChange={({ currentTarget: { value } }) =>
          set({ from: value, to: addDays(value > lastMonday ? value : lastMonday, 6) })
        }
      />
      <NativeSelect
        label={t('toWeek')}
        data={data}
        value={lastMonday}
        onChange={({ currentTarget: { value } }) =>
          set({ from: value < from ? value : from, to: addDays(value, 6) })
        }
      />
    </SimpleGrid>
  )
}

/** A half-typed date stays in its field and out of the address. */
function DateFields({ period: { from, to, isValid, set } }: { period: ChosenPeriod }) {
  const { t } = useTranslation('activityRecord')
  const { t: tCommon } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 1 }} spacing="sm">
      <DayInput
        label={t('fromDay')}
        value={from}
        onChange={(day) => isDay(day) && set({ from: day, by: 'dates' })}
      />
      <DayInput
        label={t('toDay')}
        value={to}
        error={isValid ? undefined : tCommon('errors.period_invalid')}
        onChange={(day) => isDay(day) && set({ to: day, by: 'dates' })}
      />
    </SimpleGrid>
  )
}
