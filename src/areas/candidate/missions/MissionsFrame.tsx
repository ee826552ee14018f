import { Badge, VisuallyHidden } from '@mantine/core'
import { IconProgressCheck, IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { myEnrollmentsQuery } from '../../../features/missions/catalog/api/get-my-enrollments.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../ui/open-tab.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** Missions to choose from, and those the person works on. */
export function MissionsFrame() {
  const { t } = useTranslation('catalog')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const tabs = [
    { to: path('/missions'), label: t('tabs.all'), icon: IconTargetArrow },
    { to: path('/missions/mine'), label: t('tabs.mine'), icon: IconProgressCheck, count: <OpenCount /> },
  ]
  return (
    <>
      <PageHeader
        {...tabHeading(tabs, pathname, { title: t('title'), description: t('list.description') })}
      />
      <LinkTabs label={t('tabs.label')} tabs={tabs} />
      <Outlet />
    </>
  )
}

/** How many missions the person can continue. */
function OpenCount() {
  const { t } = useTranslation('catalog')
  const { id } = useSignedIn()
  const { data } = useQuery(myEnrollmentsQuery(id))
  const count = [...(data?.values() ?? [])].filter(
    ({ status }) => status === 'in_progress' || status === 'changes_requested',
  ).length
  if (count === 0) return null
  return (
    <Badge circle={count < 10} size="sm">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('tabs.open', { count })}</VisuallyHidden>
    </Badge>
  )
}
