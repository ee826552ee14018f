import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function MissionEditorPage() {
  const { t } = useTranslation('authoring')
  return <PageHeader title={t('title')} />
}
