import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useAreaPath } from '../../../features/session/area-base.ts'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { boosterTabs } from './tabs.ts'

/** What helps to be invited and to do well, side by side. */
export function BoosterFrame() {
  const { t } = useTranslation('booster')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LinkTabs
        label={t('tabsLabel')}
        tabs={boosterTabs.map(({ page, label, icon }) => ({
          to: path(page),
          label: t(`tabs.${label}`),
          icon,
        }))}
      />
      <Outlet />
    </>
  )
}
