import { NeedPage } from '../../../features/hiring/matching/components/NeedView.tsx'
import { CompareBar } from '../../../features/hiring/pools/components/CompareBar.tsx'
import { CardMenu } from './CardMenu.tsx'

export function FittingPage() {
  return (
    <>
      <NeedPage actions={(candidate) => <CardMenu candidate={candidate} />} />
      <CompareBar />
    </>
  )
}
