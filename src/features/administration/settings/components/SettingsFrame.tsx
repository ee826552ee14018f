import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { settingsTabs } from '../tabs.ts'

export function SettingsFrame() {
  const { t } = useTranslation('settings')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LinkTabs
        label={t('tabsLabel')}
        tabs={settingsTabs.map(({ page, label, icon }) => ({
          to: path(page),
          label: t(`tabs.${label}`),
          icon,
        }))}
      />
      <Outlet />
    </>
  )
}
