import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function PlayerPage() {
  const { t } = useTranslation('player')
  return <PageHeader title={t('title')} />
}
