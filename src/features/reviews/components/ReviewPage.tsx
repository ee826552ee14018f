import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function ReviewPage() {
  const { t } = useTranslation('reviews')
  return <PageHeader title={t('title')} />
}
