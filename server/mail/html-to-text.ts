const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['copy', '©'],
  ['hellip', '…'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
])

const unseen = new Set(['head', 'style', 'script', 'title'])
const lines = new Set(['br', 'tr', 'dt', 'dd'])
const blocks = new Set('p div h1 h2 h3 h4 h5 h6 table ul ol blockquote hr section header footer'.split(' '))

/** The plain-text version of an email: paragraphs apart, each link followed by its address. */
export function htmlToText(html: string): string {
  let text = ''
  let hidden: string | undefined
  let link: { address: string; from: number } | undefined
  // One pass without backtracking, because emails contain names chosen by users.
  for (const [token] of html.matchAll(/<!--|-->|<[^<>]*>|[^<-]+|[<-]/g)) {
    if (token === '<!--') hidden ??= '-->'
    else if (token === hidden) hidden = undefined
    else if (!/^<[^<]*>$/.test(token)) text += hidden ? '' : decode(token.replace(/\s+/g, ' '))
    else readTag(token)
  }
  return text
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

  function readTag(tag: string): void {
    const [, closing, name] = /^<(\/?)([a-z][a-z0-9]*)?/i.exec(tag)!.map((part) => part?.toLowerCase())
    if (hidden) {
      if (closing && name === hidden) hidden = undefined
    } else if (!name) return
    else if (unseen.has(name)) hidden = closing ? undefined : name
    else if (name === 'a') readLink(tag, closing !== '')
    else if (name === 'li') text += closing ? '' : '\n- '
    else if (lines.has(name)) text += name === 'br' || closing ? '\n' : ''
    else if (blocks.has(name)) text += '\n\n'
  }

  function readLink(tag: string, closing: boolean): void {
    if (!closing) {
      const [, quoted, single] = /\shref="([^"]*)"|\shref='([^']*)'/i.exec(tag) ?? []
      link = { address: decode(quoted ?? single ?? '').trim(), from: text.length }
      return
    }
    const label = link ? text.slice(link.from).trim() : ''
    if (link && !label) text += link.address
    else if (link && label !== link.address && /^(https?|mailto):/i.test(link.address)) {
      text += ` (${link.address})`
    }
    link = undefined
  }
}

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
