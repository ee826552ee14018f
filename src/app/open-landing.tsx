import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingContent } from '../areas/landing/LandingContent.tsx'
import { i18n, startI18n } from '../i18n/i18n.ts'
import { paths } from '../lib/paths.ts'
import { refreshOldPlatform } from '../lib/platform.ts'
import { sessionKey } from '../lib/supabase.ts'
import { Theme } from '../ui/Theme.tsx'

function sayTitle(): void {
  document.title = i18n.t('metaTitle', { ns: 'landing' })
}

/**
 * Brings the drawn landing page to life. A visitor needs neither the router nor the backend's client, so neither is
 * part of it; its links open the app.
 */
export async function openLanding(root: HTMLElement): Promise<void> {
  await startI18n('landing')
  i18n.on('languageChanged', sayTitle)
  sayTitle()
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue) location.replace(paths.dashboard)
  })
  // In small slices, so that the page answers while it is being drawn.
  startTransition(() =>
    createRoot(root).render(
      <Theme>
        <LandingContent />
      </Theme>,
    ),
  )
  // The visitor comes first: the page is drawn, then what administrators chose is asked for.
  setTimeout(refreshOldPlatform, 1000)
}
