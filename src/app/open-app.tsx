import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startSession } from '../features/core/session/session-store.ts'
import { startI18n } from '../i18n/i18n.ts'
import { refreshOldPlatform } from '../lib/platform.ts'
import { Theme } from '../ui/Theme.tsx'
import { replaceFirstLines, replaceFrame } from './first-lines.ts'
import { createRouter } from './router.tsx'

export async function openApp(root: HTMLElement): Promise<void> {
  startSession()
  await startI18n()
  replaceFirstLines(root)
  replaceFrame(root)
  // Rendered in small slices so the page stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <Theme>
        <RouterProvider router={createRouter()} />
      </Theme>,
    ),
  )
  refreshOldPlatform()
}
