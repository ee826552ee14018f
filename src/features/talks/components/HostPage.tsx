import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { HostView } from './HostView.tsx'

/** Talks that one offers, as a page of its own: makers know it as mentoring. */
export function HostPage({ page }: { page: 'mentoring' | 'talks' }) {
  const { t } = useTranslation('talks')
  return (
    <>
      <PageHeader title={t(`host.${page}`)} description={t(`host.${page}Text`)} />
      <HostView />
    </>
  )
}

export const MentoringPage = () => <HostPage page="mentoring" />
export const TalksOfferedPage = () => <HostPage page="talks" />
