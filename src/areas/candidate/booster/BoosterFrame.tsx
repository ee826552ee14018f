import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { boosterTabs } from './tabs.ts'

/** Tools for getting invited and doing well, as tabs. */
export function BoosterFrame() {
  const { t } = useTranslation('booster')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const tabs = boosterTabs.map(({ page, label, icon }) => ({
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
