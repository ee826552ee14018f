import { asCaller, siteUrl } from '../_shared/backend.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
import { etagOf } from '../_shared/etag.ts'
import { asHtml, employmentTypes, type PublicOpening } from '../_shared/openings/opening.ts'

/** With a visitor's rights: openings with a limited audience are in no feed. */
const backend = asCaller()

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, x-client-info, if-none-match',
  'cache-control': 'public, max-age=300',
}

interface Feed {
  name: string
  slug: string
  kind: string
  openings: PublicOpening[]
}

/**
 * `?organization=SLUG`: the published openings of a company or maker as JSON; with `&format=xml` in the format that most
 * job sites read. Described in docs/opening-feed.md.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers })
  const { searchParams } = new URL(request.url)
  const { data, error } = await backend.rpc('opening_feed', {
    organization_slug: (searchParams.get('organization') ?? '').slice(0, 100),
  })
  if (error || !data) return Response.json({ error: 'There is no such feed.' }, { status: 404, headers })
  const feed = data as Feed
  const isXml = searchParams.get('format') === 'xml'
  const body = isXml ? asXml(feed) : JSON.stringify(asJson(feed))
  const etag = await etagOf(body)
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { ...headers, etag } })
  const type = isXml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8'
  return new Response(body, { headers: { ...headers, etag, 'content-type': type } })
})

const addressOf = ({ slug }: PublicOpening) => `${siteUrl}/openings/${slug}`

function asJson(feed: Feed) {
  const folder = feed.kind === 'on_maker' ? 'makers' : 'companies'
  return {
    version: 1,
    organization: { name: feed.name, url: `${siteUrl}/${folder}/${feed.slug}` },
    openings: feed.openings.map((opening) => ({
      id: opening.id,
      url: addressOf(opening),
      title: opening.title,
      description: opening.description,
      language: opening.language,
      translation: opening.translation,
      town: opening.town && { name: opening.town.nameEn, country: opening.town.country },
      remote: opening.remote,
      contract: opening.contract,
      workingTime: opening.workingTime,
      hoursPerWeek: opening.hoursPerWeek,
      startOn: opening.startOn,
      pay: opening.pay,
      positions: opening.places,
      skills: opening.skills.map(({ nameEn, must }) => ({ name: nameEn, mustHave: must })),
      applyBy: opening.applyBy,
      publishedAt: opening.publishedAt,
      changedAt: opening.changedAt,
    })),
  }
}

function asXml(feed: Feed): string {
  const tag = (name: string, value: string | number | null | undefined) =>
    value === null || value === undefined || value === ''
      ? ''
      : `<${name}>${escapeHtml(String(value))}</${name}>`
  const jobs = feed.openings.map((opening) =>
    [
      '<job>',
      tag('title', opening.title),
      tag('date', opening.publishedAt),
      tag('lastmodified', opening.changedAt),
      tag('referencenumber', opening.id),
      tag('url', addressOf(opening)),
      tag('company', feed.name),
      tag('city', opening.town?.nameEn),
      tag('country', opening.town?.country),
      tag('remotetype', { on_site: '', hybrid: 'Hybrid', remote: 'Fully remote' }[opening.remote]),
      tag('description', asHtml(opening.description)),
      tag('language', opening.language),
      tag('salary', salaryOf(opening)),
      ...employmentTypes(opening).map((type) => tag('jobtype', type)),
      tag('startdate', opening.startOn),
      tag('expirationdate', opening.applyBy),
      '</job>',
    ]
      .filter(Boolean)
      .join('\n    '),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<source>
  ${tag('publisher', feed.name)}
  ${tag('publisherurl', siteUrl)}
  ${jobs.join('\n  ')}
</source>
`
}

/** "32000-38000 EUR per year". */
const salaryOf = ({ pay }: PublicOpening) =>
  pay.period && `${pay.min}-${pay.max} ${pay.currency} per ${pay.period}`
