import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startSession } from './features/session/session-store.ts'
import { startI18n } from './i18n/i18n.ts'
import './ui/styles/landing.ts'

startSession()
await startI18n()
createRoot(document.getElementById('root')!).render(<App />)
