import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { HostView } from './HostView.tsx'

/** Offered talks, as a page of its own. */
export function TalksOfferedPage() {
  const { t } = useTranslation('talks')
  return (
    <>
      <PageHeader title={t('host.talks')} description={t('host.talksText')} />
      <HostView />
    </>
  )
}
