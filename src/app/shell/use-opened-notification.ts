import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to the page of a notification that was clicked outside of the app; the service worker says which. */
export function useOpenedNotification(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const open = ({ data }: MessageEvent<{ openPath?: string } | null>) => {
      if (data?.openPath?.startsWith('/')) void navigate(data.openPath)
    }
    navigator.serviceWorker?.addEventListener('message', open)
    return () => navigator.serviceWorker?.removeEventListener('message', open)
  }, [navigate])
}
