import { type KeptHome, keptHomeKey, type Lead } from '../../lib/kept-home.ts'
import type { AreaBase } from '../../lib/paths.ts'
import { sessionKey } from '../../lib/session-key.ts'
import { dropStarted, readOnStart } from '../../lib/started-requests.ts'

interface Home {
  id: string
  area: string
  base: AreaBase
  language: string
}

/** Stores what the home shows now; false while it is incomplete. */
export function keepHome({ id, area, base, language }: Home): boolean {
  const main = document.getElementById('content')
  const title = main?.querySelector('h1')
  if (!main || !title || main.querySelector('[aria-busy="true"], [role="alert"]')) return false
  dropStarted()
  const kept: KeptHome = {
    at: Date.now(),
    language,
    area,
    lines: { title: title.textContent, description: descriptionOf(title), lead: leadOf(main) },
    requests: readOnStart(),
  }
  try {
    // Someone else may have signed in in another tab.
    const isOwn = JSON.parse(localStorage.getItem(sessionKey) ?? '{}').user?.id === id
    if (isOwn) localStorage.setItem(keptHomeKey(id, base), JSON.stringify(kept))
  } catch {
    // Without storage, the home opens as for the first time.
  }
  return true
}

/** The line below the title, in the page's header. */
const descriptionOf = (title: Element) => title.parentElement?.nextElementSibling?.textContent ?? ''

function leadOf(main: HTMLElement): Lead | undefined {
  const lead = main.querySelector('[data-lead]')
  const headings = [...(lead?.querySelectorAll('h2, h3') ?? [])]
  const link = lead?.querySelector('a.mantine-Button-root') ?? lead?.querySelector('a')
  const title = headings.at(-1)
  if (!lead || !link || !title) return undefined
  return {
    over: headings.length > 1 ? headings[0]?.textContent : undefined,
    title: title.textContent,
    detail: lead.querySelector('[data-lead-detail]')?.textContent,
    action: link.textContent,
    href: link.getAttribute('href') ?? '',
    hasCover: lead.getAttribute('data-lead') === 'covered',
    hasMark: lead.firstElementChild?.tagName === 'SPAN',
    isUrgent: lead.hasAttribute('data-urgent'),
    gap: Math.round(link.getBoundingClientRect().top - title.getBoundingClientRect().bottom),
    width: innerWidth,
  }
}
