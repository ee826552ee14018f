import { NeedPage } from '../../../features/hiring/matching/components/NeedView.tsx'
import { CompareBar } from '../../../features/hiring/pools/components/CompareBar.tsx'
import { CardButtons } from './CardButtons.tsx'

export function FittingPage() {
  return (
    <>
      <NeedPage actions={(candidate) => <CardButtons candidate={candidate} />} />
      <CompareBar />
    </>
  )
}
