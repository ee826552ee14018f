import { Group, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../ClearFilters.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { type Unit, units } from './moments.ts'
import type { Period } from './periods.ts'

interface Props<Offered extends Period> {
  periods: readonly Offered[]
  /** The unit is offered where the numbers exist for weeks and for months. */
  filter: { weeks: Offered; unit?: Unit }
  set: (changes: { weeks?: Offered; unit?: Unit }) => void
  /** What the numbers can be limited to. */
  children: ReactNode
  /** Whether they are, and how to clear it. */
  limits?: { isFiltered: boolean; reset: () => void }
}

/** The period, what its numbers are limited to, and by week or by month. */
export function AnalyticsFilters<Offered extends Period>(props: Props<Offered>) {
  const { periods, filter, set, children, limits } = props
  const { weeks, unit } = filter
  const { t } = useTranslation('common', { keyPrefix: 'analytics' })
  return (
    <Group gap="md" align="flex-end">
      <FilterSelect
        label={t('period')}
        value={weeks}
        choices={periods.map((value) => ({ value, label: t(`periods.w${value}`) }))}
        onChange={(chosen) => set({ weeks: chosen })}
      />
      {children}
      {unit && (
        <SegmentedControl
          aria-label={t('unit')}
          value={unit}
          data={units.map((value) => ({ value, label: t(`units.${value}`) }))}
          onChange={(chosen) => set({ unit: chosen })}
        />
      )}
      {limits && <ClearFilters list={limits} />}
    </Group>
  )
}
