import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { candidateTabs } from './tabs.ts'

/** The tabs above all pages for finding candidates; each page has its own heading. */
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
      <LinkTabs label={t('tabs.label')} tabs={tabs} />
      <Outlet />
    </>
  )
}
