import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingContent } from '../areas/landing/LandingContent.tsx'
import { startI18n } from '../i18n/i18n.ts'
import { paths } from '../lib/paths.ts'
import { sessionKey } from '../lib/supabase.ts'
import { Theme } from '../ui/Theme.tsx'

/**
 * Brings the drawn landing page to life. A visitor needs neither the router nor the backend's client, so neither is
 * part of it; its links open the app.
 */
export async function openLanding(root: HTMLElement): Promise<void> {
  await startI18n('landing')
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
}
