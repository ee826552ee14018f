import { CandidateSearchPage } from '../../../features/discovery/components/CandidateSearchPage.tsx'
import { CompareBar } from '../../../features/pools/components/CompareBar.tsx'
import { CardMenu } from './CardMenu.tsx'

export function SearchPage() {
  return (
    <>
      <CandidateSearchPage actions={(candidate) => <CardMenu candidate={candidate} />} />
      <CompareBar />
    </>
  )
}
