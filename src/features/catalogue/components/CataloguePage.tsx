import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function CataloguePage() {
  const { t } = useTranslation('player')
  return <PageHeader title={t('title')} />
}
