import { IconBuilding, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { LinkTabs } from '../../ui/LinkTabs.tsx'

/** The company's public profile and its team. */
export function CompanyTabs() {
  const { t } = useTranslation('company')
  const path = useAreaPath()
  return (
    <LinkTabs
      label={t('tabs.label')}
      tabs={[
        { to: path('/company-profile'), label: t('tabs.profile'), icon: IconBuilding },
        { to: path('/team'), label: t('tabs.team'), icon: IconUsersGroup },
      ]}
    />
  )
}
