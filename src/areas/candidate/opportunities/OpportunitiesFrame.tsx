import { IconBookmark, IconSearch, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** The frame around recommended, found and saved openings. */
export function OpportunitiesFrame() {
  const { t } = useTranslation('openingBoard')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const tabs = [
    { to: path('/opportunities'), label: t('opportunities.tabs.recommended'), icon: IconSparkles },
    { to: path('/opportunities/search'), label: t('opportunities.tabs.search'), icon: IconSearch },
    { to: path('/opportunities/saved'), label: t('opportunities.tabs.saved'), icon: IconBookmark },
  ]
  const heading = { title: t('opportunities.title'), description: t('opportunities.description') }
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, heading)} />
      <LinkTabs label={t('opportunities.pages')} tabs={tabs} />
      <Outlet />
    </>
  )
}
