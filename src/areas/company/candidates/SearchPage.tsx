import { CandidateSearchPage } from '../../../features/hiring/discovery/components/CandidateSearch.tsx'
import { CompareBar } from '../../../features/hiring/pools/components/CompareBar.tsx'
import { CardMenu } from './CardMenu.tsx'

export function SearchPage() {
  return (
    <>
      <CandidateSearchPage actions={(candidate) => <CardMenu candidate={candidate} />} />
      <CompareBar />
    </>
  )
}
