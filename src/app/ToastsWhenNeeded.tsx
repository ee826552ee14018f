import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads what shows messages at the first click or key, before anything can have a message, and again with each
 * message if that failed: pages open without it.
 */
export function ToastsWhenNeeded() {
  const [Shown, setShown] = useState<ComponentType>()
  const { notifications } = useNotifications()
  const isPending = !Shown
  const isWanted = notifications.length > 0
  useEffect(() => {
    if (!isPending) return
    const load = async () => {
      const { Toasts } = await import('./Toasts.tsx')
      setShown(() => Toasts)
    }
    const prepare = () => void load().catch(() => undefined)
    if (isWanted) prepare()
    addEventListener('pointerdown', prepare, { once: true })
    addEventListener('keydown', prepare, { once: true })
    return () => {
      removeEventListener('pointerdown', prepare)
      removeEventListener('keydown', prepare)
    }
  }, [isPending, isWanted])
  return Shown && <Shown />
}
