import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { periods, units } from '../../company-analytics/model.ts'
import type { SchoolAnalytics } from '../model.ts'
import { useCut } from '../use-cut.ts'

/** The period, its granularity, and optionally one program or cohort. */
export function CutFilters({ figures: { programs, cohorts } }: { figures: SchoolAnalytics }) {
  const { t } = useTranslation('schoolAnalytics')
  const { cut, set } = useCut()
  const options = (all: string, groups: { id: string; name: string }[]) => [
    { value: '', label: all },
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Group gap="md" align="flex-end">
      <NativeSelect
        label={t('period')}
        value={cut.weeks}
        data={periods.map((weeks) => ({ value: String(weeks), label: t(`periods.w${weeks}`) }))}
        onChange={(event) => set({ weeks: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('program')}
        maw={280}
        value={cut.program ?? ''}
        data={options(t('allPrograms'), programs)}
        onChange={(event) => set({ program: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('cohort')}
        maw={240}
        value={cut.cohort ?? ''}
        data={options(t('allCohorts'), cohorts)}
        onChange={(event) => set({ cohort: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={t('unit')}
        value={cut.unit}
        data={units.map((value) => ({ value, label: t(`units.${value}`) }))}
        onChange={(unit) => set({ unit })}
      />
      {(cut.program || cut.cohort) && (
        <Button variant="subtle" onClick={() => set({ program: '', cohort: '' })}>
          {t('clear')}
        </Button>
      )}
    </Group>
  )
}
