import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const CandidatesFrame = lazyPage(
  async () => (await import('./CandidatesFrame.tsx')).CandidatesFrame,
  'discovery',
  'messages',
)
const SearchPage = lazyPage(
  async () => (await import('./SearchPage.tsx')).SearchPage,
  'discovery',
  'missions',
  'profiles',
  'contacts',
  'pools',
)
const CardPage = lazyPage(
  async () => (await import('./CardPage.tsx')).CardPage,
  'discovery',
  'missions',
  'profiles',
  'contacts',
  'matching',
  'pools',
)
const PoolsPage = lazyPage(async () => (await import('./PoolsPage.tsx')).PoolsPage, 'pools')
const PoolPage = lazyPage(async () => (await import('./PoolPage.tsx')).PoolPage, 'pools', 'contacts')
const ComparePage = lazyPage(
  async () => (await import('./ComparePage.tsx')).ComparePage,
  'pools',
  'contacts',
  'missions',
  'profiles',
)
const ContactsPage = lazyPage(async () => (await import('./ContactsPage.tsx')).ContactsPage, 'contacts')
const SharedProfilePage = lazyPage(
  async () => (await import('./SharedProfilePage.tsx')).SharedProfilePage,
  'contacts',
  'profiles',
  'missions',
)
const MessagesPage = lazyPage(
  async () => (await import('./MessagesPage.tsx')).MessagesPage,
  'discovery',
  'messages',
  'missions',
)
/** Finding candidates: the tabs in their frame, and each card on its own page. */
export const candidateRoutes = (
  <>
    <Route element={<CandidatesFrame />}>
      <Route path="candidates" element={<SearchPage />} />
      <Route path="candidates/pools" element={<PoolsPage />} />
      <Route path="candidates/pools/:poolId" element={<PoolPage />} />
      <Route path="candidates/compare" element={<ComparePage />} />
      <Route path="candidates/contacts" element={<ContactsPage />} />
      <Route path="candidates/contacts/:cardId" element={<SharedProfilePage />} />
      {/* Conversations have the same address in every area. */}
      <Route path="networking/messages/:conversationId?" element={<MessagesPage />} />
    </Route>
    <Route path="candidates/:cardId" element={<CardPage />} />
  </>
)
