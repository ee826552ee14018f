import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingContent } from '../areas/landing/LandingContent.tsx'
import { i18n, startI18n } from '../i18n/i18n.ts'
import { paths } from '../lib/paths.ts'
import { refreshOldPlatform } from '../lib/platform.ts'
import { sessionKey } from '../lib/session-key.ts'
import { Theme } from '../ui/Theme.tsx'

function sayTitle(): void {
  document.title = i18n.t('metaTitle', { ns: 'landing' })
}

/**
 * Hydrates the prerendered landing page. Visitors need neither the router nor the backend client, so both are
 * left out; links open the app.
 */
export async function openLanding(root: HTMLElement): Promise<void> {
  await startI18n('landing')
  i18n.on('languageChanged', sayTitle)
  sayTitle()
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue) location.replace(paths.dashboard)
  })
  // Rendered in small slices so the page stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <Theme>
        <LandingContent />
      </Theme>,
    ),
  )
  // Render first; fetch the administrators' settings afterwards.
  setTimeout(refreshOldPlatform, 1000)
}
