/** What a badge on another site says about a certificate. */
export interface BadgeContent {
  state: 'valid' | 'revoked' | 'private' | 'missing'
  mission?: string
  /** The holder and the organization, or when it was revoked. */
  detail?: string
}

const words = {
  en: {
    valid: 'Essor certificate · anyone can verify it',
    revoked: 'Essor certificate · revoked',
    private: 'This certificate is private',
    missing: 'This certificate doesn’t exist',
  },
  fr: {
    valid: 'Certificat Essor · vérifiable par tous',
    revoked: 'Certificat Essor · révoqué',
    private: 'Ce certificat est privé',
    missing: 'Ce certificat n’existe pas',
  },
}

export type BadgeLanguage = keyof typeof words

const width = 360
const height = 96

/** An image without scripts, links or external fonts: it looks the same on every page, and can do nothing there. */
export function badge({ state, mission, detail }: BadgeContent, language: BadgeLanguage): string {
  const isValid = state === 'valid'
  const head = words[language][state]
  const lines = [
    line(30, 12, 600, isValid ? '#4334d1' : '#b3261e', head, 44),
    mission && line(54, 16, 700, '#17142f', mission, 30),
    detail && line(76, 12, 400, '#5b5775', detail, 44),
  ]
  const title = escaped([head, mission, detail].filter(Boolean).join(' · '))
  const [arc, accent] = isValid ? ['#4334d1', '#f2603c'] : ['#8b87a3', '#8b87a3']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<title>${title}</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="12" fill="#fff" stroke="#e6e3ee"/>
<g fill="none" stroke-width="3.4" stroke-linecap="round" transform="translate(20 24) scale(1.5)">
<path d="M4 27C7 17 15 9 28 5" stroke="${arc}"/><path d="M9 28c3-7 9-12 18-14" stroke="${arc}"/><path d="M15 28.5c2-4 6-6.5 11-7.5" stroke="${accent}"/>
</g>
<g font-family="Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">
${lines.filter(Boolean).join('\n')}
</g>
</svg>`
}

function line(y: number, size: number, weight: number, color: string, text: string, most: number): string {
  const [shown, isLong] = shorten(text, most)
  // A long line stays inside, whichever font the visitor has.
  const fit = isLong ? ` textLength="${width - 104}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="86" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}"${fit}>${escaped(shown)}</text>`
}

function shorten(text: string, most: number): [string, boolean] {
  const letters = [...text]
  if (letters.length <= most) return [text, letters.length > most * 0.85]
  return [
    `${letters
      .slice(0, most - 1)
      .join('')
      .trimEnd()}…`,
    true,
  ]
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Also removes what XML does not allow at all: one such character would break the image. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => entities[character]!)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}
