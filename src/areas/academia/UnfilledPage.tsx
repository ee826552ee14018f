import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../features/session/area-base.ts'
import { EmptyPage } from '../../ui/EmptyPage.tsx'

type Page = 'analytics' | 'programs'

export function UnfilledPage({ page, to }: { page: Page; to: string }) {
  const { t } = useTranslation('academia')
  const path = useAreaPath()
  return (
    <EmptyPage
      title={t(`${page}.title`)}
      description={t(`${page}.description`)}
      empty={t(`${page}.empty`)}
      emptyText={t(`${page}.emptyText`)}
      action={t(`${page}.action`)}
      to={path(to)}
    />
  )
}
