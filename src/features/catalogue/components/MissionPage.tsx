import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function MissionPage() {
  const { t } = useTranslation('player')
  return <PageHeader title={t('title')} />
}
