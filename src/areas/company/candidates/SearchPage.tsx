import { useTranslation } from 'react-i18next'
import { CandidateSearchPage } from '../../../features/hiring/discovery/components/CandidateSearch.tsx'
import { CompareBar } from '../../../features/hiring/pools/components/CompareBar.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { CardButtons } from './CardButtons.tsx'

export function SearchPage() {
  const { t } = useTranslation('discovery')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <CandidateSearchPage actions={(candidate) => <CardButtons candidate={candidate} />} />
      <CompareBar />
    </>
  )
}
