import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startSession } from '../features/core/session/session-store.ts'
import { startI18n } from '../i18n/i18n.ts'
import { sendWith } from '../lib/acting.ts'
import { refreshOldPlatform } from '../lib/platform.ts'
import { fetchStarted } from '../lib/started-requests.ts'
import { Theme } from '../ui/Theme.tsx'
import { replaceFirstLines, replaceFrame } from './first-lines.ts'
import { createRouter } from './router.tsx'

export async function openApp(root: HTMLElement): Promise<void> {
  sendWith(fetchStarted)
  startSession()
  await startI18n()
  replaceFirstLines(root)
  replaceFrame(root)
  const router = createRouter()
  await nextTask()
  const page = createRoot(root)
  await nextTask()
  // Rendered in small slices so the page stays responsive.
  startTransition(() =>
    page.render(
      <Theme>
        <RouterProvider router={router} />
      </Theme>,
    ),
  )
  refreshOldPlatform()
}

/** Between them, the browser can react to what people do. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
