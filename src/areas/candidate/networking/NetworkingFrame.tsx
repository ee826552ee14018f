import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useAreaPath } from '../../../features/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { networkingTabs } from './tabs.ts'

/** What everything around other people stands in. */
export function NetworkingFrame() {
  const { t } = useTranslation('network')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LinkTabs
        label={t('pages')}
        tabs={networkingTabs.map(({ page, label, icon }) => ({
          to: path(page),
          label: t(`tabs.${label}`),
          icon,
        }))}
      />
      <Outlet />
    </>
  )
}
