import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { openTab } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { candidateTabs } from './tabs.ts'

/** The frame around all pages for finding candidates. */
export function CandidatesFrame() {
  const { t } = useTranslation('discovery')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const tabs = candidateTabs.map(({ page, label, icon, Count }) => ({
    to: path(page),
    label: t(`tabs.${label}`),
    icon,
    count: Count && <Count told={pathname.startsWith(path(page)) ? 'always' : 'never'} />,
  }))
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={openTab(tabs, pathname)?.label}
        description={t('description')}
      />
      <LinkTabs label={t('tabs.label')} tabs={tabs} />
      <Outlet />
    </>
  )
}
