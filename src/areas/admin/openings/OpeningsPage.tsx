import { IconBlockquote, IconCoins, IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Route, Routes, useLocation } from 'react-router'
import { areaOf } from '../../../features/administration/administration/areas.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { MinimumsPage } from './MinimumsPage.tsx'
import { QueuePage } from './QueuePage.tsx'
import { WordingPage } from './WordingPage.tsx'

/** First openings to approve, and the rules that every opening is checked against. */
export function OpeningsPage() {
  const { t } = useTranslation('openingReview')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const { administers } = useSignedIn()
  const tabs = [
    { page: '/openings', label: t('queue'), icon: IconListCheck },
    { page: '/openings/minimums', label: t('minimums.title'), icon: IconCoins },
    { page: '/openings/wording', label: t('wording.title'), icon: IconBlockquote },
  ]
    .filter(({ page }) => administers(areaOf(page)))
    .map(({ page, ...tab }) => ({ ...tab, to: path(page) }))
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, { title: t('title'), description: t('description') })} />
      <LinkTabs label={t('title')} tabs={tabs} />
      <Routes>
        <Route index element={<QueuePage />} />
        <Route path="minimums" element={<MinimumsPage />} />
        <Route path="wording" element={<WordingPage />} />
      </Routes>
    </>
  )
}
