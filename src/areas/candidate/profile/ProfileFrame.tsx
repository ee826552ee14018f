import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { profileTabs } from './tabs.ts'

/** The profile and what is made from it. Each page has its own header below the tabs. */
export function ProfileFrame() {
  const { t } = useTranslation('profiles')
  const path = useAreaPath()
  const tabs = profileTabs.map(({ page, label, icon }) => ({
    to: path(page),
    label: t(`tabs.${label}`),
    icon,
  }))
  return (
    <>
      {tabs.length > 1 && <LinkTabs label={t('tabsLabel')} tabs={tabs} />}
      <Outlet />
    </>
  )
}
