import { Route, Routes } from 'react-router'
import { useWaitingMessages } from '../../features/messages/use-waiting-messages.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { HomePage } from './HomePage.tsx'

const CandidateArea = lazyPage(async () => (await import('./CandidateArea.tsx')).CandidateArea)

/** The home alone is light: where the code of all other pages lies is fetched with the first of them. */
export function CandidateStart() {
  useWaitingMessages()
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="*" element={<CandidateArea />} />
    </Routes>
  )
}
