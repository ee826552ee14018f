import { escapeHtml } from '../_shared/escape-html.ts'
import type { FirstLines, Language } from './page.ts'
import { texts } from './texts.ts'

/** As in the app: the same places, sizes and colors, so that little moves when it takes over. */
const styles = `
#first-lines{display:none}
[data-first-lines] #first-lines{display:block}
[data-first-lines] #root{display:none}
#first-lines{--ink:#17142f;--soft:#5b5775;--brand:#4334d1;--coral:#f2603c;--line:#e6e3ee;--sheet:#fff;--wash:#f3f1fb;min-height:100vh;background:#fbfaf7;color:var(--ink);font:1rem/1.55 'Inter Variable','Inter Fallback',system-ui,sans-serif}
[data-mantine-color-scheme=dark] #first-lines{--ink:#eeecf8;--soft:#b3aed2;--brand:#b1aaf7;--coral:#ff7d5c;--line:#2c274b;--sheet:#1a1730;--wash:#201c3b;background:#100e1f}
#first-lines header,#first-lines main{box-sizing:border-box;max-width:1248px;margin:0 auto;padding:0 24px}
#first-lines header{display:flex;align-items:center;height:76px}
#first-lines header a{display:flex;align-items:center;gap:10px;color:inherit;font:700 1.3125rem/1.55 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif;letter-spacing:-.02em;text-decoration:none}
#first-lines svg{color:var(--brand)}
#first-lines h1,#first-lines h2{margin:0;font:650 2.25rem/1.15 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif;letter-spacing:-.015em;text-wrap:balance;overflow-wrap:anywhere}
#first-lines h1{max-width:24ch}
#first-lines h2{margin:28px 0 10px;font-size:1.25rem;line-height:1.3}
#first-lines p{margin:0}
#first-lines .above{margin-bottom:16px;font-size:.9375rem;line-height:28px;color:var(--soft)}
#first-lines .above a{color:var(--brand);text-decoration:none}
#first-lines .soft{color:var(--soft)}
#first-lines .large{max-width:64ch;font-size:1.125rem;line-height:1.5}
#first-lines .by{margin-top:6px}
#first-lines .cover{margin-top:88px;aspect-ratio:640/216;border-radius:16px;background:var(--wash)}
#first-lines .logo{width:96px;height:96px;margin-bottom:20px;border-radius:20px;background:var(--wash)}
#first-lines .story{margin-top:28px}
#first-lines .narrow,#first-lines .narrow~main{max-width:928px}
#first-lines article{padding:clamp(28px,6vw,64px);border:1px solid var(--line);border-radius:20px;background:var(--sheet)}
#first-lines article h1{max-width:none;margin:6px 0 24px;font-size:clamp(2rem,6vw,3.25rem);font-weight:700;line-height:1.05;letter-spacing:-.03em}
#first-lines article .above{margin-bottom:clamp(28px,6vw,56px)}
#first-lines article .mission{max-width:24em;padding:6px 0 10px;font:650 clamp(1.25rem,3vw,1.625rem)/1.25 'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif}
@media(max-width:48em){#first-lines header{align-items:flex-start;height:108px;padding:14px 16px}}
@media(min-width:62em){#first-lines .column{max-width:calc(100% - 364px)}}`

const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="3.4" aria-hidden="true"><path d="M4 27C7 17 15 9 28 5"/><path d="M9 28c3-7 9-12 18-14"/><path d="M15 28.500c2-4 6-6.500 11-7.500" stroke="var(--coral)"/></svg>'

/**
 * The first lines of a public page as HTML, visible before the app is loaded. boot.js shows them if they are in the
 * reader's language; the app removes them as soon as it shows the page itself.
 */
export function writeFirstLines(
  lines: FirstLines,
  language: Language,
  product: { name: string; hasLogo: boolean },
) {
  const home = `<a href="/">${product.hasLogo ? '' : mark}<span>${escapeHtml(product.name)}</span></a>`
  const header = `<header${lines.kind === 'certificate' ? ' class="narrow"' : ''}>${home}</header>`
  return `<div id="first-lines"><style>${styles}</style>${header}<main>${contentOf(lines, language)}</main></div>`
}

function contentOf(lines: FirstLines, language: Language): string {
  const say = texts[language]
  const text = (words: string, name: string, spoken?: string) =>
    words ? `<p class="${name}"${spoken ? ` lang="${escapeHtml(spoken)}"` : ''}>${escapeHtml(words)}</p>` : ''
  const above = (folder: '/missions' | '/companies', title: string) =>
    `<p class="above"><a href="${folder}">${say.pages[folder]!.title}</a> / ${escapeHtml(title)}</p>`
  switch (lines.kind) {
    case 'mission': {
      const { title, by, summary, spoken } = lines
      const name = `<h1 lang="${escapeHtml(spoken)}">${escapeHtml(title)}</h1>`
      const about = `<div class="column"><div class="cover"></div><h2>${say.firstLines.about}</h2>${text(summary, 'large', spoken)}</div>`
      return `${above('/missions', title)}${name}${text(say.firstLines.by(by), 'soft large by')}${about}`
    }
    case 'company': {
      const { name, tagline, story } = lines
      const head = `<div class="logo"></div><h1>${escapeHtml(name)}</h1>${text(tagline, 'large by')}`
      return `${above('/companies', name)}${head}${text(story, 'story')}`
    }
    case 'certificate': {
      const { name, mission, organization, code, spoken } = lines
      const [awarded, completed] = [say.firstLines.awarded, say.firstLines.completed]
      const words = `${text(awarded, 'soft')}<h1>${escapeHtml(name)}</h1>${text(completed, 'soft')}`
      return `<article>${text(code, 'above')}${words}${text(mission, 'mission', spoken)}${text(organization, '')}</article>`
    }
  }
}
