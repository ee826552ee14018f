/** Services candidates often work in, by host; the most specific first. */
const services: [host: RegExp, path: RegExp, name: string][] = [
  [/^docs\.google\.com$/, /^\/document\//, 'Google Docs'],
  [/^docs\.google\.com$/, /^\/spreadsheets\//, 'Google Sheets'],
  [/^docs\.google\.com$/, /^\/presentation\//, 'Google Slides'],
  [/^docs\.google\.com$/, /^\/forms\//, 'Google Forms'],
  [/^drive\.google\.com$/, /^/, 'Google Drive'],
  [/^colab\.research\.google\.com$/, /^/, 'Google Colab'],
  [/^(?:www\.)?figma\.com$/, /^/, 'Figma'],
  [/^(?:www\.)?canva\.com$/, /^/, 'Canva'],
  [/^(?:gist\.)?github\.com$/, /^/, 'GitHub'],
  [/^gitlab\.com$/, /^/, 'GitLab'],
  [/^(?:www\.)?notion\.so$|\.notion\.site$/, /^/, 'Notion'],
  [/^miro\.com$/, /^/, 'Miro'],
  [/^(?:www\.)?youtube\.com$|^youtu\.be$/, /^/, 'YouTube'],
  [/^(?:www\.)?vimeo\.com$/, /^/, 'Vimeo'],
  [/^(?:www\.)?loom\.com$/, /^/, 'Loom'],
  [/^airtable\.com$/, /^/, 'Airtable'],
  [/^trello\.com$/, /^/, 'Trello'],
  [/^(?:www\.)?dropbox\.com$/, /^/, 'Dropbox'],
  [/\.sharepoint\.com$/, /^/, 'SharePoint'],
  [/^onedrive\.live\.com$|^1drv\.ms$/, /^/, 'OneDrive'],
  [/^codepen\.io$/, /^/, 'CodePen'],
  [/^codesandbox\.io$/, /^/, 'CodeSandbox'],
  [/^(?:www\.)?behance\.net$/, /^/, 'Behance'],
  [/^(?:www\.)?kaggle\.com$/, /^/, 'Kaggle'],
  [/^public\.tableau\.com$/, /^/, 'Tableau'],
]

export interface LinkFacts {
  href: string
  /** As the browser resolves it, so that letters that look alike can't hide another site. */
  host: string
  /** Words in the address that name the page, if there are any. */
  title: string | undefined
  service: string | undefined
  /** Why to look twice before opening it. */
  warning: 'plain' | 'lookalike' | undefined
}

const isAnId = (word: string) => word.length > 16 || (/\d/.test(word) && /[a-z]/i.test(word))

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** "Booking-form-v2" is a name; "1a2B3c4D5e" and "edit" aren't. */
function titleIn(path: string): string | undefined {
  for (const part of path.split('/').toReversed()) {
    const words = decoded(part)
      .replace(/\.[a-z0-9]{2,5}$/i, '')
      .split(/[-_+\s]+/)
      .filter((word) => word && !isAnId(word))
    if (words.length > 1 && words.some((word) => /\p{L}{3}/u.test(word))) return words.join(' ').slice(0, 80)
  }
  return undefined
}

/** What an address says about its page, without asking the page; undefined unless it is a web address. */
export function readLink(text: string): LinkFacts | undefined {
  const address = text.trim()
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { href, hostname, pathname, protocol } = new URL(address)
  const isLookalike = hostname.split('.').some((label) => label.startsWith('xn--'))
  return {
    href,
    host: hostname,
    title: titleIn(pathname),
    service: services.find(([host, path]) => host.test(hostname) && path.test(pathname))?.[2],
    warning: isLookalike ? 'lookalike' : protocol === 'http:' ? 'plain' : undefined,
  }
}
