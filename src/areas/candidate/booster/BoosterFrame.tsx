import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { openTab } from '../../../ui/open-tab.ts'
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
  const open = openTab(tabs, pathname)
  // The section's own name on its first page; each other page has its own heading.
  const isFirst = !open || open.to === tabs[0]!.to
  return (
    <>
      <PageHeader
        title={isFirst ? t('title') : open.label}
        tabTitle={open?.label}
        description={isFirst ? t('description') : undefined}
      />
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <Outlet />
    </>
  )
}
