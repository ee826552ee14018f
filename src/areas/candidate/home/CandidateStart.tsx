import { useWaitingChanges } from '../../../features/career/applications/outbox/use-waiting-changes.ts'
import { useWaitingMessages } from '../../../features/community/messages/use-waiting-messages.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { AreaRoutes } from '../../AreaRoutes.tsx'
import { HomePage } from './HomePage.tsx'

const CandidateArea = lazyPage(async () => (await import('../CandidateArea.tsx')).CandidateArea)

export function CandidateStart() {
  useWaitingMessages()
  useWaitingChanges()
  return <AreaRoutes home={HomePage} pages={CandidateArea} />
}
