import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { networkingTabs } from './tabs.ts'

/** The frame around all networking pages. */
export function NetworkingFrame() {
  const { t } = useTranslation('network')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const tellers = [path('/networking'), path('/networking/talks')]
  const told = pathname.startsWith(path('/networking/messages'))
    ? 'always'
    : tellers.includes(pathname)
      ? 'first'
      : 'never'
  const tabs = networkingTabs.map(({ page, label, icon, Count }) => ({
    to: path(page),
    label: t(`tabs.${label}`),
    icon,
    count: Count && <Count told={told} />,
  }))
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, { title: t('title'), description: t('description') })} />
      <LinkTabs label={t('pages')} tabs={tabs} />
      <Outlet />
    </>
  )
}
