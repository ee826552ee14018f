import { MessagesView } from '../../../features/community/messages/components/MessagesView.tsx'

/** Conversations with candidates who accepted contact. */
export function MessagesPage() {
  return <MessagesView side="company" />
}
