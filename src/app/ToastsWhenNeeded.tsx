import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * Pages open without the code that shows toasts. It loads on the first click or key press, before any toast can
 * appear; if that fails, each toast tries again.
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
