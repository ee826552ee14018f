import { Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { periods, roles } from '../model.ts'
import { usePlatformCut } from '../use-platform-cut.ts'

export function PlatformFilters() {
  const { t } = useTranslation('platformAnalytics')
  const { t: tCommon } = useTranslation()
  const { cut, set } = usePlatformCut()
  return (
    <Group gap="md" align="flex-end">
      <NativeSelect
        label={t('period')}
        value={cut.weeks}
        data={periods.map((weeks) => ({ value: String(weeks), label: t('weeks', { count: weeks }) }))}
        onChange={(event) => set({ weeks: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('role')}
        value={cut.role ?? ''}
        data={[
          { value: '', label: t('everyRole') },
          ...roles.map((role) => ({ value: role, label: tCommon(`roles.${role}`) })),
        ]}
        onChange={(event) => set({ role: event.currentTarget.value })}
      />
    </Group>
  )
}
