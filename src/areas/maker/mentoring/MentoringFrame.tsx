import { IconMessageCircleHeart, IconMessages, IconSeeding } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { UnreadCount } from '../../../features/community/messages/components/UnreadCount.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** A maker's one-to-one support for juniors: mentorships and career talks. */
export function MentoringFrame() {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const isReading = pathname.startsWith(path('/networking/messages'))
  const tabs = [
    { to: path('/mentoring'), label: t('tabs.mentoring'), icon: IconSeeding },
    {
      to: path('/networking/messages'),
      label: t('tabs.messages'),
      icon: IconMessages,
      count: <UnreadCount told={isReading ? 'always' : 'never'} />,
    },
    { to: path('/mentoring/talks'), label: t('tabs.talks'), icon: IconMessageCircleHeart },
  ]
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, { title: t('title'), description: t('description') })} />
      <LinkTabs label={t('tabs.label')} tabs={tabs} />
      <Outlet />
    </>
  )
}
