import { useTranslation } from 'react-i18next'
import { HostView } from '../../../features/community/talks/components/HostView.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function TalksOfferedPage() {
  const { t } = useTranslation('talks')
  return (
    <>
      <PageHeader title={t('host.talks')} description={t('host.talksText')} />
      <HostView />
    </>
  )
}
