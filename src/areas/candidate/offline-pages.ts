import { i18n } from '../../i18n/i18n.ts'

/** Loads the pages that must open without a network: the board, a mission, messages and events. */
export async function loadOfflinePages(): Promise<void> {
  await import('./CandidateArea.tsx')
  await import('./ApplicationsPage.tsx')
  await import('../../features/career/applications/components/CardDrawer.tsx')
  await import('../../features/career/applications/components/CalendarView.tsx')
  await import('../../features/career/applications/components/ListView.tsx')
  await import('./missions/PlayerPage.tsx')
  await import('./networking/NetworkingFrame.tsx')
  await import('../../features/community/messages/components/MessagesView.tsx')
  await import('./networking/events/EventsPage.tsx')
  await import('./networking/events/EventPage.tsx')
  await i18n.loadNamespaces([
    'applications',
    'player',
    'catalog',
    'missions',
    'reviews',
    'network',
    'messages',
    'events',
  ])
}
