import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type CompanyAnalytics, distinctly, periods, units } from '../model.ts'
import { useCompanyCut } from '../use-company-cut.ts'

/** The period, its granularity, and optionally one mission or skill. */
export function CutFilters({ figures: { missions, skills } }: { figures: CompanyAnalytics }) {
  const { t, i18n } = useTranslation('companyAnalytics')
  const { cut, set } = useCompanyCut()
  return (
    <Group gap="md" align="flex-end">
      <NativeSelect
        label={t('period')}
        value={cut.weeks}
        data={periods.map((weeks) => ({ value: String(weeks), label: t(`periods.w${weeks}`) }))}
        onChange={(event) => set({ weeks: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('mission')}
        maw={280}
        value={cut.mission ?? ''}
        data={[
          { value: '', label: t('allMissions') },
          ...distinctly(missions).map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(event) => set({ mission: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('skill')}
        maw={240}
        value={cut.skill ?? ''}
        data={[
          { value: '', label: t('allSkills') },
          ...skills
            .map(({ slug, name_en, name_fr }) => ({
              value: slug,
              label: i18n.language === 'fr' ? name_fr : name_en,
            }))
            .sort((one, other) => one.label.localeCompare(other.label, i18n.language)),
        ]}
        onChange={(event) => set({ skill: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={t('unit')}
        value={cut.unit}
        data={units.map((value) => ({ value, label: t(`units.${value}`) }))}
        onChange={(unit) => set({ unit })}
      />
      {(cut.mission || cut.skill) && (
        <Button variant="subtle" onClick={() => set({ mission: '', skill: '' })}>
          {t('clear')}
        </Button>
      )}
    </Group>
  )
}
