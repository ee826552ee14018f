import { IconBookmark, IconSearch, IconSend, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { NotFound } from '../../public/NotFoundPage.tsx'
import { MyApplicationsPage } from './MyApplicationsPage.tsx'
import { OpeningSearchPage } from './OpeningSearchPage.tsx'
import { RecommendedPage } from './RecommendedPage.tsx'
import { SavedOpeningsPage } from './SavedOpeningsPage.tsx'

const pages = {
  recommended: RecommendedPage,
  search: OpeningSearchPage,
  saved: SavedOpeningsPage,
  applications: MyApplicationsPage,
}

/** Recommended, found and saved openings, and one's applications. The tabs share most of their code and are loaded together. */
export function OpportunitiesPages() {
  const { t } = useTranslation('openingBoard')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const { tab = 'recommended' } = useParams()
  const tabs = [
    { to: path('/opportunities'), label: t('opportunities.tabs.recommended'), icon: IconSparkles },
    { to: path('/opportunities/search'), label: t('opportunities.tabs.search'), icon: IconSearch },
    { to: path('/opportunities/saved'), label: t('opportunities.tabs.saved'), icon: IconBookmark },
    { to: path('/opportunities/applications'), label: t('opportunities.tabs.applications'), icon: IconSend },
  ]
  const heading = { title: t('opportunities.title'), description: t('opportunities.description') }
  if (!Object.hasOwn(pages, tab)) return <NotFound />
  const Page = pages[tab as keyof typeof pages]
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, heading)} />
      <LinkTabs label={t('opportunities.pages')} tabs={tabs} />
      <Page />
    </>
  )
}
