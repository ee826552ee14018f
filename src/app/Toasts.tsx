import { Notifications } from '@mantine/notifications'
import { maxToasts } from '../ui/toast.ts'

/** Where toasts appear. */
export function Toasts() {
  return <Notifications position="bottom-right" limit={maxToasts} mb="var(--bottom-bar)" />
}
