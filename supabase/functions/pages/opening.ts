import { escapeHtml } from './head.ts'
import type { Language, Opening } from './page.ts'
import { texts } from './texts.ts'

/** As in the app: the same places, sizes and colors, so that little moves when it takes over. */
const styles = `
#opening{display:none}
[data-opening] #opening{display:block}
[data-opening] #root{display:none}
#opening{--ink:#17142f;--soft:#5b5775;--brand:#4334d1;--coral:#f2603c;--line:#e6e3ee;--sheet:#fff;--wash:#f3f1fb;min-height:100vh;background:#fbfaf7;color:var(--ink);font:1rem/1.55 'Inter Variable','Inter Fallback',system-ui,sans-serif}
[data-mantine-color-scheme=dark] #opening{--ink:#eeecf8;--soft:#b3aed2;--brand:#b1aaf7;--coral:#ff7d5c;--line:#2c274b;--sheet:#1a1730;--wash:#201c3b;background:#100e1f}
#opening header,#opening main{box-sizing:border-box;max-width:1248px;margin:0 auto;padding:0 24px}
#opening header{display:flex;align-items:center;height:76px}
#opening header a{display:flex;align-items:center;gap:10px;color:inherit;font:700 1.3125rem/1.55 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif;letter-spacing:-.02em;text-decoration:none}
#opening svg{color:var(--brand)}
#opening h1,#opening h2{margin:0;font:650 2.25rem/1.15 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif;letter-spacing:-.015em;text-wrap:balance;overflow-wrap:anywhere}
#opening h1{max-width:24ch}
#opening h2{margin:28px 0 10px;font-size:1.25rem;line-height:1.3}
#opening p{margin:0}
#opening .above{margin-bottom:16px;font-size:.9375rem;line-height:28px;color:var(--soft)}
#opening .above a{color:var(--brand);text-decoration:none}
#opening .soft{color:var(--soft)}
#opening .large{max-width:64ch;font-size:1.125rem;line-height:1.5}
#opening .by{margin-top:6px}
#opening .cover{margin-top:88px;aspect-ratio:640/216;border-radius:16px;background:var(--wash)}
#opening .logo{width:96px;height:96px;margin-bottom:20px;border-radius:20px;background:var(--wash)}
#opening .story{margin-top:28px}
#opening .narrow,#opening .narrow~main{max-width:928px}
#opening article{padding:clamp(28px,6vw,64px);border:1px solid var(--line);border-radius:20px;background:var(--sheet)}
#opening article h1{max-width:none;margin:6px 0 24px;font-size:clamp(2rem,6vw,3.25rem);font-weight:700;line-height:1.05;letter-spacing:-.03em}
#opening article .above{margin-bottom:clamp(28px,6vw,56px)}
#opening article .mission{max-width:24em;padding:6px 0 10px;font:650 clamp(1.25rem,3vw,1.625rem)/1.25 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif}
@media(max-width:48em){#opening header{align-items:flex-start;height:108px;padding:14px 16px}}
@media(min-width:62em){#opening .column{max-width:calc(100% - 364px)}}`

const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="3.4" aria-hidden="true"><path d="M4 27C7 17 15 9 28 5"/><path d="M9 28c3-7 9-12 18-14"/><path d="M15 28.500c2-4 6-6.500 11-7.500" stroke="var(--coral)"/></svg>'

/**
 * The first lines of a public page as HTML, visible before the app is loaded. boot.js shows them if they are in the
 * reader's language; the app removes them as soon as it shows the page itself.
 */
export function writeOpening(
  opening: Opening,
  language: Language,
  product: { name: string; hasLogo: boolean },
) {
  const home = `<a href="/">${product.hasLogo ? '' : mark}<span>${escapeHtml(product.name)}</span></a>`
  const header = `<header${opening.kind === 'certificate' ? ' class="narrow"' : ''}>${home}</header>`
  return `<div id="opening"><style>${styles}</style>${header}<main>${contentOf(opening, language)}</main></div>`
}

function contentOf(opening: Opening, language: Language): string {
  const say = texts[language]
  const text = (words: string, name: string, spoken?: string) =>
    words ? `<p class="${name}"${spoken ? ` lang="${escapeHtml(spoken)}"` : ''}>${escapeHtml(words)}</p>` : ''
  const above = (folder: '/missions' | '/companies', title: string) =>
    `<p class="above"><a href="${folder}">${say.pages[folder]!.title}</a> / ${escapeHtml(title)}</p>`
  switch (opening.kind) {
    case 'mission': {
      const { title, by, summary, spoken } = opening
      const name = `<h1 lang="${escapeHtml(spoken)}">${escapeHtml(title)}</h1>`
      const about = `<div class="column"><div class="cover"></div><h2>${say.opening.about}</h2>${text(summary, 'large', spoken)}</div>`
      return `${above('/missions', title)}${name}${text(say.opening.by(by), 'soft large by')}${about}`
    }
    case 'company': {
      const { name, tagline, story } = opening
      const head = `<div class="logo"></div><h1>${escapeHtml(name)}</h1>${text(tagline, 'large by')}`
      return `${above('/companies', name)}${head}${text(story, 'story')}`
    }
    case 'certificate': {
      const { name, mission, organization, code, spoken } = opening
      const [awarded, completed] = [say.opening.awarded, say.opening.completed]
      const lines = `${text(awarded, 'soft')}<h1>${escapeHtml(name)}</h1>${text(completed, 'soft')}`
      return `<article>${text(code, 'above')}${lines}${text(mission, 'mission', spoken)}${text(organization, '')}</article>`
    }
  }
}
