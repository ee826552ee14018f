import { OpeningPage } from '../../../features/hiring/matching/components/OpeningView.tsx'
import { CompareBar } from '../../../features/hiring/pools/components/CompareBar.tsx'
import { CardButtons } from '../candidates/CardButtons.tsx'

export function FittingPage() {
  return (
    <>
      <OpeningPage actions={(candidate) => <CardButtons candidate={candidate} />} />
      <CompareBar />
    </>
  )
}
