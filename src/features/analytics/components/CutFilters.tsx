import { Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isOffered, type MissionAnalytics, periods } from '../model.ts'
import { useCut } from '../use-cut.ts'

/** Filters by version and period. Options that would reveal a small group can't be chosen. */
export function CutFilters({ figures }: { figures: MissionAnalytics }) {
  const { t } = useTranslation('analytics')
  const { version, weeks, set } = useCut()
  return (
    <Group gap="md">
      <NativeSelect
        label={t('version')}
        value={version ?? ''}
        data={[
          { value: '', label: t('allVersions') },
          ...figures.versions.map((one) => ({
            value: String(one.version),
            label: t('versionName', { version: one.version }),
            disabled: !isOffered(figures.filters, one.version, weeks),
          })),
        ]}
        onChange={(event) => set('version', event.currentTarget.value)}
      />
      <NativeSelect
        label={t('period')}
        value={weeks}
        data={periods.map((period) => ({
          value: String(period),
          label: t(`periods.w${period}`),
          disabled: !isOffered(figures.filters, version, period),
        }))}
        onChange={(event) => set('weeks', event.currentTarget.value)}
      />
    </Group>
  )
}
