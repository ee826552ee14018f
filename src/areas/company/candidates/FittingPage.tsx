import { NeedPage } from '../../../features/matching/components/NeedPage.tsx'
import { CompareBar } from '../../../features/pools/components/CompareBar.tsx'
import { CardMenu } from './CardMenu.tsx'

export function FittingPage() {
  return (
    <>
      <NeedPage actions={(candidate) => <CardMenu candidate={candidate} />} />
      <CompareBar />
    </>
  )
}
