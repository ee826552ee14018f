export interface Guess {
  company: string
  job_title: string
  link: string
  location: string
}

const nothing: Guess = { company: '', job_title: '', link: '', location: '' }

const labels: Record<Exclude<keyof Guess, 'link'>, RegExp> = {
  company: /^(?:company|employer|entreprise|soci[ée]t[ée]|employeur)\s*[:：]\s*(.+)$/i,
  job_title:
    /^(?:position|job(?: title)?|title|role|poste|intitul[ée](?: du poste)?|m[ée]tier)\s*[:：]\s*(.+)$/i,
  location: /^(?:location|place|city|lieu(?: de travail)?|localisation|ville)\s*[:：]\s*(.+)$/i,
}

/** Patterns of a posting's title, most reliable first. */
const sentences: RegExp[] = [
  /^(?<company>.+?) (?:is hiring|hiring|recrute|recherche) (?:an? |une? |son |sa )?(?<job_title>.+?)(?: (?:in|à|a) (?<location>[^|–—]+?))?(?:\s*[|–—].*)?$/i,
  /^(?<job_title>.+?) (?:at|chez|@) (?<company>.+?)(?:(?: in | à |, |\s*[|–—-]\s+)(?<location>[^|–—]+?))?(?:\s*[|–—].*)?$/i,
  /^(?<job_title>.+?)\s+[|–—-]\s+(?<company>.+?)(?:\s+[|–—-]\s+(?<location>.+?))?(?:\s+[|–—].*)?$/,
]

/** Below its title, a posting usually names the employer and place: "Nordelia Logistique, Lille". */
const employerLine =
  /^(?<company>\p{Lu}[^,·•|–—:;.!?]{1,60}?)\s*(?:,|·|•|\||–|—| - )\s*(?<location>\p{Lu}[^,·•|–—:;.!?]{1,60})$/u
const contractLine =
  /^(?:cdi|cdd|stage|alternance|apprenti|contrat|temps|int[ée]rim|intern|full|part|permanent|fixed|remote|t[ée]l[ée]travail)/i

/** Hosts that name the job board, not the employer. */
const boards =
  /^(?:www|fr|en|uk|jobs?|careers?|apply|emploi|recrutement|boards?|linkedin|indeed|glassdoor|hellowork|apec|monster|francetravail|welcometothejungle)$/i

/** Where job boards put the employer and position in a URL. */
const places: RegExp[] = [
  /^https?:\/\/(?:\w+\.)?welcometothejungle\.com\/\w+\/companies\/(?<company>[^/?#]+)\/jobs\/(?<job_title>[^_/?#]+)(?:_(?<location>[^_/?#]+))?/i,
  /^https?:\/\/(?:\w+\.)?linkedin\.com\/jobs\/view\/(?<job_title>[^/?#]+?)-at-(?<company>[^/?#]+?)(?:-\d+)?(?:[/?#]|$)/i,
  /^https?:\/\/(?:jobs|boards|job-boards)\.(?:eu\.)?(?:lever\.co|greenhouse\.io|ashbyhq\.com|smartrecruiters\.com)\/(?<company>[^/?#]+)/i,
  /^https?:\/\/(?<company>[^./]+)\.(?:recruitee\.com|teamtailor\.com|personio\.\w+|wd\d\.myworkdayjobs\.com|workable\.com|factorialhr\.\w+)/i,
]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function fromSlug(slug: string | undefined): string {
  if (!slug) return ''
  let text = slug
  try {
    text = decodeURIComponent(slug)
  } catch {
    // A URL with a lone percent sign is used as is.
  }
  const words = text
    .replace(/\.html?$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim()
  return capital(words).slice(0, 160)
}

/** Removes tracking parameters. */
function cleanLink(address: string): string {
  try {
    const url = new URL(address)
    for (const name of [...url.searchParams.keys()]) {
      if (/^(?:utm_|trk|ref$|refId|src$|source$|fbclid|gclid)/i.test(name)) url.searchParams.delete(name)
    }
    return url.href
  } catch {
    return ''
  }
}

function fromAddress(link: string): Partial<Guess> {
  for (const place of places) {
    const found = place.exec(link)?.groups
    if (found) {
      return {
        company: fromSlug(found.company),
        job_title: fromSlug(found.job_title),
        location: fromSlug(found.location),
      }
    }
  }
  const { hostname, pathname } = new URL(link)
  const [name = ''] = hostname.split('.').filter((part) => !boards.test(part))
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const isTitle = /[a-z]{3,}[-_][a-z]{2,}/i.test(last) && !/^(?:job|offre)s?[-_]?\d*$/i.test(last)
  const known = hostname
    .split('.')
    .some(
      (part) =>
        boards.test(part) &&
        !/^(?:www|fr|en|uk|jobs?|careers?|apply|emploi|recrutement|boards?)$/i.test(part),
    )
  return {
    company: known ? '' : fromSlug(name),
    job_title: isTitle ? fromSlug(last.replace(/[-_]?\d+$/, '')) : '',
  }
}

/**
 * Guesses the fields of a pasted link or posting with simple rules, without contacting other hosts. The
 * person corrects the rest.
 */
export function guessFrom(text: string): Guess {
  const found = /https?:\/\/[^\s<>"')\]]+/i.exec(text)?.[0].replace(/[.,;:!?]+$/, '')
  const link = found ? cleanLink(found) : ''
  const guess: Guess = { ...nothing, link }
  const lines = text
    .replace(found ?? '', ' ')
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const said: Partial<Guess> = {}
  for (const line of lines) {
    for (const [field, label] of Object.entries(labels) as [keyof typeof labels, RegExp][]) {
      said[field] ??= label.exec(line)?.[1]
    }
  }
  const title = lines.find(
    (line) => line.length <= 160 && !Object.values(labels).some((label) => label.test(line)),
  )
  const read = title ? sentences.map((rule) => rule.exec(title)?.groups).find(Boolean) : undefined
  const below = title && !read ? lines[lines.indexOf(title) + 1] : undefined
  const employer = below && !contractLine.test(below) ? employerLine.exec(below)?.groups : undefined
  const address = link ? fromAddress(link) : {}
  for (const field of ['company', 'job_title', 'location'] as const) {
    guess[field] = (said[field] || read?.[field] || employer?.[field] || address[field] || '')
      .trim()
      .slice(0, 160)
  }
  // A single line that isn't a sentence is usually the position.
  if (!guess.job_title && title && !read) guess.job_title = title
  return guess
}
