import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { replacedSubscription } from '../../../lib/push.ts'
import { useMarkRead } from './api/change-notifications.ts'

/** Tells the server if the browser has replaced its push subscription; if that fails, the next page tries again. */
function useRenewedPush(userId: string): void {
  useEffect(() => {
    const renew = async () => {
      if (!(await replacedSubscription(userId))) return
      const { renewDevice } = await import('./api/change-push.ts')
      await renewDevice(userId)
    }
    const renewQuietly = () => void renew().catch(() => undefined)
    const listen = ({ data }: MessageEvent<{ pushChanged?: boolean } | null>) => {
      if (data?.pushChanged) renewQuietly()
    }
    renewQuietly()
    navigator.serviceWorker?.addEventListener('message', listen)
    return () => navigator.serviceWorker?.removeEventListener('message', listen)
  }, [userId])
}

/**
 * Notifications outside of the app lead to their page with their ID in the address, or ask an open page to go there:
 * they are marked as read, as those in the bell are.
 */
export function useOpenedNotification(userId: string): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { mutate: markRead } = useMarkRead(userId)
  useRenewedPush(userId)
  useEffect(() => {
    const open = ({ data }: MessageEvent<{ openPath?: string } | null>) => {
      if (data?.openPath?.startsWith('/')) void navigate(data.openPath)
    }
    navigator.serviceWorker?.addEventListener('message', open)
    return () => navigator.serviceWorker?.removeEventListener('message', open)
  }, [navigate])
  useEffect(() => {
    const params = new URLSearchParams(search)
    const opened = params.get('notification')
    if (!opened) return
    params.delete('notification')
    void navigate({ pathname, search: params.toString(), hash }, { replace: true })
    if (/^[0-9a-f-]{36}$/.test(opened)) markRead(opened)
  }, [navigate, pathname, search, hash, markRead])
}
