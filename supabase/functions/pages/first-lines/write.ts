import { escapeHtml } from '../../_shared/escape-html.ts'
import type { FirstLines, Language } from '../page.ts'
import type { Product } from '../read.ts'
import { texts } from '../texts.ts'
import { writeCertificate, writeCompany, writeMission, writeOpening } from './contents.ts'
import { door, link } from './html.ts'
import { styles } from './styles.ts'

const mark =
  '<svg class="mark" width="28" height="28" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="3.4" aria-hidden="true"><path d="M4 27C7 17 15 9 28 5"/><path d="M9 28c3-7 9-12 18-14"/><path d="M15 28.500c2-4 6-6.500 11-7.500" stroke="var(--coral)"/></svg>'

const places = ['/missions', '/openings', '/companies'] as const

/**
 * What fills the screen of a public page, as HTML, visible before the app is loaded. boot.js shows it if it is in the
 * reader's language; the app removes it as soon as it shows the page itself. Links work without the app.
 */
export function writeFirstLines(lines: FirstLines, path: string, language: Language, product: Product) {
  const say = texts[language]
  const logo = `<a class="home" href="/">${product.hasLogo ? '' : mark}<span>${escapeHtml(product.name)}</span></a>`
  const nav = places.map((place) => {
    const isHere = path.startsWith(`${place}/`)
    return `<a href="${place}"${isHere ? ' aria-current="page"' : ''}>${escapeHtml(say.pages[place]!.title)}</a>`
  })
  const next = 'next' in lines ? lines.next : undefined
  const ways = `${link(next ? door('/auth', next) : '/auth', say.firstLines.signIn, 'button quiet')}${link(next ? door('/auth?tab=signup', next) : '/auth?tab=signup', say.firstLines.getStarted, 'button')}`
  const header = `<header${lines.kind === 'certificate' ? ' class="narrow"' : ''}>${logo}<nav aria-label="${say.firstLines.site}">${nav.join('')}</nav><div class="ways">${ways}</div></header>`
  return `<div id="first-lines"><style>${styles}</style>${header}<main>${contentOf(lines, language, logo)}</main></div>`
}

function contentOf(lines: FirstLines, language: Language, logo: string): string {
  const say = texts[language]
  switch (lines.kind) {
    case 'mission':
      return writeMission(lines, say)
    case 'company':
      return writeCompany(lines, say)
    case 'certificate':
      return writeCertificate(lines, say, logo)
    case 'opening':
      return writeOpening(lines, say)
  }
}
