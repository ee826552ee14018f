import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createRouter, isOpen } from './app/router.tsx'
import { startSession } from './features/session/session-store.ts'
import { startI18n } from './i18n/i18n.ts'

/** Where the page is already there as HTML, it is replaced once all of it can be drawn, in one go. */
export async function openApp(isDrawn: boolean): Promise<void> {
  startSession()
  await startI18n()
  const router = createRouter()
  if (isDrawn) await isOpen(router)
  const root = createRoot(document.getElementById('root')!)
  // In small slices, so that the page answers while it is being drawn.
  startTransition(() => root.render(<App router={router} />))
}
