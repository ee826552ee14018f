import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function ReviewQueuePage() {
  const { t } = useTranslation('reviews')
  return <PageHeader title={t('title')} />
}
