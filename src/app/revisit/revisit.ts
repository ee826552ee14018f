import { warmUpFormats } from '../../lib/formats/warm-up.ts'
import type { KeptHome } from '../../lib/kept-home.ts'
import { keptHomeKey } from '../../lib/kept-home.ts'
import { sessionKey } from '../../lib/session-key.ts'
import { drawLines } from './draw-lines.ts'
import { startRequests } from './start-requests.ts'

interface StoredSession {
  expires_at: number
  access_token: string
}

/** The client renews a token that ends within this many seconds, and repeats nothing that was sent with the old one. */
const margin = 90
/** Yesterday's next step may not be today's. */
const leadLasts = 12 * 3600_000

/** Runs before the app: shows the home's last content, and repeats the requests it made. */
function open(): void {
  const base = /^\/(admin-)?dashboard/.exec(location.pathname)![0]
  const session = JSON.parse(localStorage.getItem(sessionKey)!)
  const kept = readKept(session.user.id, base)
  // An administrator who views as someone else sees what that person sees.
  if (kept && !sessionStorage.getItem('essor-acting')) openAgain(kept, session)
  else window.essorStart!()
}

function openAgain(kept: KeptHome, session: StoredSession): void {
  const { dataset, lang } = document.documentElement
  const isHome = dataset.frame === 'home'
  if (session.expires_at > Date.now() / 1000 + margin && navigator.onLine) {
    const wanted = kept.requests.filter(({ url }) => isHome || !url.endsWith('_home'))
    startRequests(wanted, session.access_token)
  }
  const requestFiles = () => {
    window.essorStart!(`${location.pathname} ${kept.area}`)
    setTimeout(warmUpFormats)
  }
  if (isHome && kept.language === lang) show(kept, requestFiles)
  else requestFiles()
}

function show({ at, lines }: Pick<KeptHome, 'at' | 'lines'>, afterwards: () => void): void {
  const frame = document.getElementById('frame')
  if (frame) {
    drawLines(frame, Date.now() - at < leadLasts ? lines : { ...lines, lead: undefined })
    // The next task comes after the frame that shows them.
    requestAnimationFrame(() => setTimeout(afterwards))
  } else requestAnimationFrame(() => show({ at, lines }, afterwards))
}

function readKept(userId: string, base: string): KeptHome | undefined {
  return JSON.parse(localStorage.getItem(keptHomeKey(userId, base)) ?? 'null') ?? undefined
}

try {
  open()
} catch {
  // Whatever is stored here, the app opens without it.
  window.essorStart?.()
}
