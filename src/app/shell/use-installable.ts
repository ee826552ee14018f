import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppRole } from '../../features/core/session/roles.ts'
import { keepApp } from './keep-app.ts'

/** Makes the app installable: it opens offline, and its icon has shortcuts into the area. */
export function useInstallable(area: AppRole | undefined): void {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    if (link) link.href = `/manifests/${language}-${area ?? 'visitor'}.webmanifest`
  }, [language, area])
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // Everything the page itself needs comes first.
    const timer = setTimeout(() => {
      // Browsers may refuse: the app works without it.
      keepApp(area).catch(() => undefined)
    }, 3000)
    return () => clearTimeout(timer)
  }, [area])
}
