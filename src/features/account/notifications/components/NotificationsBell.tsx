import { onDemand } from '../../../../ui/on-demand.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { useLiveNotifications } from '../use-live-notifications.ts'
import { useOpenedNotification } from '../use-opened-notification.ts'
import { NotificationsButton } from './NotificationsButton.tsx'

const NotificationsPopover = onDemand(
  async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover,
)

/** Counts live; the list's code loads on the first click. */
export function NotificationsBell() {
  const { id } = useSignedIn()
  useLiveNotifications(id)
  useOpenedNotification(id)
  return <NotificationsPopover>{(open) => <NotificationsButton onClick={open} />}</NotificationsPopover>
}
