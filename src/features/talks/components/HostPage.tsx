import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { HostView } from './HostView.tsx'

export function TalksOfferedPage() {
  const { t } = useTranslation('talks')
  return (
    <>
      <PageHeader title={t('host.talks')} description={t('host.talksText')} />
      <HostView />
    </>
  )
}
