import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../../ui/open-tab.ts'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { areaOf } from '../../administration/areas.ts'
import { settingsTabs } from '../tabs.ts'

export function SettingsFrame() {
  const { t } = useTranslation('settings')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const { administers } = useSignedIn()
  const open = settingsTabs.filter(({ page }) => administers(areaOf(page)))
  const tabs = open.map(({ page, label, icon }) => ({
    to: path(page),
    label: t(`tabs.${label}`),
    icon,
  }))
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, { title: t('title'), description: t('description') })} />
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <Outlet />
    </>
  )
}
