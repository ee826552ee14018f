import { useTranslation } from 'react-i18next'
import { PlatformFigures } from '../../features/administration/platform-analytics/components/PlatformFigures.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function AnalyticsPage() {
  const { t } = useTranslation('platformAnalytics')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <PlatformFigures />
    </>
  )
}
