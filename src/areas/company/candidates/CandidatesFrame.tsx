import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useAreaPath } from '../../../features/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { candidateTabs } from './tabs.ts'

/** What everything around finding candidates stands in. */
export function CandidatesFrame() {
  const { t } = useTranslation('discovery')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LinkTabs
        label={t('tabs.label')}
        tabs={candidateTabs.map(({ page, label, icon }) => ({
          to: path(page),
          label: t(`tabs.${label}`),
          icon,
        }))}
      />
      <Outlet />
    </>
  )
}
