import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, temporaryFolder } from '../../server/testing/server.ts'
import { summaryOf } from '../../src/features/account/help/summary.ts'
import en from '../../src/i18n/en/accessibility.ts'
import enCatalog from '../../src/i18n/en/catalog.ts'
import enCertificates from '../../src/i18n/en/certificates.ts'
import enCommon from '../../src/i18n/en/common.ts'
import enCompanies from '../../src/i18n/en/companyProfile.ts'
import enHelp from '../../src/i18n/en/help.ts'
import enLanding from '../../src/i18n/en/landing.ts'
import enLegal from '../../src/i18n/en/legal.ts'
import enMakers from '../../src/i18n/en/makers.ts'
import enMatching from '../../src/i18n/en/matching.ts'
import enMissions from '../../src/i18n/en/missions.ts'
import enBoard from '../../src/i18n/en/openingBoard.ts'
import enProfiles from '../../src/i18n/en/profiles.ts'
import enSchools from '../../src/i18n/en/schoolProfile.ts'
import fr from '../../src/i18n/fr/accessibility.ts'
import frCatalog from '../../src/i18n/fr/catalog.ts'
import frCertificates from '../../src/i18n/fr/certificates.ts'
import frCommon from '../../src/i18n/fr/common.ts'
import frCompanies from '../../src/i18n/fr/companyProfile.ts'
import frHelp from '../../src/i18n/fr/help.ts'
import frLanding from '../../src/i18n/fr/landing.ts'
import frLegal from '../../src/i18n/fr/legal.ts'
import frMakers from '../../src/i18n/fr/makers.ts'
import frMatching from '../../src/i18n/fr/matching.ts'
import frMissions from '../../src/i18n/fr/missions.ts'
import frBoard from '../../src/i18n/fr/openingBoard.ts'
import frProfiles from '../../src/i18n/fr/profiles.ts'
import frSchools from '../../src/i18n/fr/schoolProfile.ts'
import { drawCard } from '../functions/pages/cards/draw-card.ts'
import { Drawings } from '../functions/pages/cards/drawings.ts'
import { articles } from '../functions/pages/kinds/help-articles.ts'
import { texts } from '../functions/pages/texts.ts'
import { type Earned, earn, publishCounting } from './earned.ts'
import { bilingual, draftMission, publishMission } from './missions.ts'
import { publishOpening } from './openings.ts'
import { admin, candidate, type Partner, type Person, partner, partnerData, startProduct } from './people.ts'
import { good } from './review-work.ts'

interface Dom {
  JSDOM: new (text: string, options?: { contentType: string }) => { window: { document: Document } }
}
const { JSDOM }: Dom = createRequire(import.meta.url)('jsdom')
const root = path.join(import.meta.dirname, '../..')

let server: TestServer
let boss: Person
let company: Partner
let school: Partner
let maker: Partner
beforeAll(async () => {
  const web = await temporaryFolder()
  await copyFile(path.join(root, 'index.html'), path.join(web, 'index.html'))
  await copyFile(path.join(root, 'public/pages.json'), path.join(web, 'pages.json'))
  server = await startProduct({ WEB_DIR: web })
  boss = await admin(server)
  const named = (kind: 'company' | 'academia' | 'on_maker', organization_name: string) => ({
    approver: boss,
    metadata: partnerData(kind, { organization_name }),
  })
  company = await partner(server, 'company', named('company', hostile))
  school = await partner(server, 'academia', named('academia', 'École d’Été'))
  maker = await partner(server, 'on_maker', named('on_maker', 'Atelier Lune'))
})
afterAll(() => server.close())

const hostile = `</title><script>alert("1")</script> & 'Co'`

/** The page as a crawler without JavaScript sees it. */
async function crawl(address: string, init: RequestInit = {}) {
  // The function's first start takes longer than a page waits for its head.
  await expect
    .poll(async () => (await fetch(server.url + address, init)).headers.get('vary'), { timeout: 30_000 })
    .toContain('Accept-Language')
  const response = await fetch(server.url + address, init)
  const html = await response.text()
  const { document } = new JSDOM(html).window
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return {
    html,
    status: response.status,
    title: document.title,
    language: document.documentElement.lang,
    description: content('meta[name=description]'),
    robots: content('meta[name=robots]'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    alternates: [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href')!.replace(server.url, ''),
    ]),
    og: (name: string) => content(`meta[property="og:${name}"]`),
    data: data.map((script) => JSON.parse(script.textContent!)),
    firstLines: document.getElementById('first-lines'),
    scripts: [...document.querySelectorAll('script')].map(
      (script) => script.getAttribute('src') ?? script.type,
    ),
  }
}

const slugOf = async ({ organizationId }: Partner) =>
  (await server.sql<{ slug: string }>('select slug from organizations where id = $1', [organizationId]))[0]!
    .slug

const suspended = async ({ organizationId }: Partner, work: () => Promise<void>) => {
  const set = (status: string) =>
    server.sql('update public.organizations set status = $2 where id = $1', [organizationId, status])
  await set('suspended')
  await work()
  await set('approved')
}

/** What all pages have that a visitor doesn't find. */
async function expectNeutral(address: string) {
  // Another query for another entry in the server's cache, which may remember the page from before.
  const response = await fetch(`${server.url}/functions/v1/pages?${new URLSearchParams({ path: address })}`)
  const head = '<title>Essor</title>\n    <meta name="robots" content="noindex" data-page>'
  expect(await response.json(), address).toEqual({ status: 404, head, language: 'en' })
}

const headOf = async (address: string, language = 'en') => {
  const query = new URLSearchParams({ path: address, language })
  const answer = await (await fetch(`${server.url}/functions/v1/pages?${query}`)).json()
  return { ...answer, document: new JSDOM(`<head>${answer.head}</head>`).window.document }
}

describe('a mission', () => {
  it('is described in the language of the reader, as a course', async () => {
    const mission = await publishMission(company, bilingual())
    const page = await crawl(`/missions/${mission}`)
    const listing = (await server.client().from('mission_listings').select('*').eq('mission_id', mission))
      .data![0]
    expect(page).toMatchObject({ status: 200, language: 'en', description: listing.summary, robots: null })
    expect(page.title).toBe(`${listing.title} · ${hostile} · Essor`)
    expect(page.canonical).toBe(`${server.url}/missions/${mission}`)
    expect(page.alternates).toEqual([
      ['en', `/missions/${mission}`],
      ['fr', `/missions/${mission}?lang=fr`],
      ['x-default', `/missions/${mission}`],
    ])
    expect(page.og('title')).toContain(listing.title)
    expect(page.og('locale')).toBe('en_US')
    expect(page.og('image')).toMatch(
      new RegExp(`^${server.url}/cards/en/missions/${mission}.png\\?v=[0-9a-f]{8}$`),
    )
    expect(page.data).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: listing.title,
        inLanguage: ['en', 'fr'],
        provider: {
          '@type': 'Organization',
          name: hostile,
          url: `${server.url}/companies/${await slugOf(company)}`,
        },
      }),
    ])
    // Nothing that people typed became an element.
    expect(page.scripts).toEqual(['application/ld+json', '/boot.js', '/src/entry.ts'])
    expect(page.html.match(/<title>/g)).toHaveLength(1)

    const first = page.firstLines!
    expect(first.querySelector('h1')!.textContent).toBe(listing.title)
    expect(first.textContent).toContain(enCatalog.mission.by.replace('{{company}}', hostile))
    expect(first.textContent).toContain(enCatalog.mission.about + listing.summary)

    const french = await crawl(`/missions/${mission}?lang=fr`)
    const { by, about } = frCatalog.mission
    expect(french.firstLines!.textContent).toContain(by.replace('{{company}}', hostile))
    expect(french.firstLines!.textContent).toContain(about + listing.translations.fr.summary)
    expect(french).toMatchObject({ language: 'fr', canonical: `${server.url}/missions/${mission}?lang=fr` })
    expect(french.title).toContain(listing.translations.fr.title)
    expect(french.description).toBe(listing.translations.fr.summary)
    const preferred = await crawl(`/missions/${mission}`, { headers: { 'accept-language': 'fr' } })
    expect(preferred.title).toBe(french.title)
  })

  it('is not found while it is a draft, archived, invitation-only or its company is suspended', async () => {
    await expectNeutral(`/missions/${await draftMission(company)}`)
    await expectNeutral(`/missions/${crypto.randomUUID()}`)
    await expectNeutral('/missions/no-uuid')
    const mission = await publishMission(company)
    expect((await headOf(`/missions/${mission}`)).status).toBe(200)
    await server.sql('update public.mission_listings set is_open = false where mission_id = $1', [mission])
    await expectNeutral(`/missions/${mission}`)
    const other = await publishMission(company)
    good(await company.client.rpc('archive_mission', { mission_id: other }))
    await expectNeutral(`/missions/${other}`)
  })
})

it('first lines say what the app says', () => {
  const filled = (said: string) => said.replace(/\{\{\w+(, \w+)?\}\}/g, '1')
  for (const [language, common, catalog, missions, board, profiles, certificates] of [
    ['en', enCommon, enCatalog, enMissions, enBoard, enProfiles, enCertificates],
    ['fr', frCommon, frCatalog, frMissions, frBoard, frProfiles, frCertificates],
  ] as const) {
    const { firstLines, missionPage, openingPage, certificatePage, pages } = texts[language]
    expect(firstLines).toEqual({
      site: common.site.label,
      signIn: common.site.signIn,
      getStarted: common.site.getStarted,
    })
    for (const place of ['missions', 'openings', 'companies'] as const)
      expect(pages[`/${place}`]!.title).toBe(common.footer[place])
    const { by, hours, ...mission } = missionPage
    expect([by('1'), hours(1), hours(1.5)]).toEqual([
      filled(catalog.mission.by),
      filled(missions.hours_one),
      missions[language === 'fr' ? 'hours_one' : 'hours_other'].replace(
        '{{count, number}}',
        language === 'fr' ? '1,5' : '1.5',
      ),
    ])
    expect(mission).toEqual({
      about: catalog.mission.about,
      facts: catalog.mission.facts,
      category: catalog.list.category,
      categories: missions.categories,
      difficulty: catalog.list.difficulty,
      expected: catalog.mission.expected,
      signUp: catalog.mission.signUp,
      signIn: catalog.mission.signIn,
      free: catalog.mission.freeNote,
    })
    const { by: openingBy, payFor, ...opening } = openingPage
    expect(openingBy('1')).toBe(filled(board.page.by))
    for (const period of ['hour', 'month', 'year'] as const)
      expect(payFor[period]('1')).toBe(filled(board.pay[period]))
    expect(opening).toEqual({
      about: board.page.about,
      facts: board.page.facts,
      pay: board.page.pay,
      place: board.page.place,
      contract: board.page.contract,
      contracts: profiles.contractKinds,
      apply: board.page.apply,
      note: board.page.applyNote,
    })
    expect(certificatePage.awarded).toBe(certificates.awarded)
    expect(certificatePage.completed).toBe(certificates.for)
    expect(certificatePage.by('1')).toBe(filled(certificates.by))
    expect(certificatePage.setBy('1')).toBe(filled(certificates.given))
    expect(certificatePage.issued('1')).toBe(filled(certificates.issued))
    expect(certificatePage.code('1')).toBe(filled(certificates.code))
  }
})

describe('an opening', () => {
  it('is described as a job posting, in the language of the reader', async () => {
    const { slug, id } = await publishOpening(server, company, {
      title: 'Baker <b>',
      description: 'Bread.\n\n<script>alert(1)</script>\nAnd cake.',
      translation: { title: 'Boulanger', description: 'Du pain.' },
      contracts: ['fixed_term'],
      apply_by: '2199-12-31',
      places: 2,
    })
    const page = await crawl(`/openings/${slug}`)
    expect(page).toMatchObject({ status: 200, robots: null, canonical: `${server.url}/openings/${slug}` })
    expect(page.title).toBe(`Baker <b> · ${hostile} · Essor`)
    expect(page.description).toContain('Lyon · On-site. Bread.')
    expect(page.alternates).toContainEqual(['fr', `/openings/${slug}?lang=fr`])
    expect(page.og('image')).toContain(`/cards/en/openings/${slug}.png`)
    expect(page.data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Baker <b>',
        description: '<p>Bread.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;<br>And cake.</p>',
        url: `${server.url}/openings/${slug}`,
        identifier: { '@type': 'PropertyValue', name: hostile, value: id },
        datePosted: expect.any(String),
        validThrough: '2199-12-31T23:59:59Z',
        employmentType: ['FULL_TIME', 'TEMPORARY'],
        hiringOrganization: {
          '@type': 'Organization',
          name: hostile,
          sameAs: `${server.url}/companies/${await slugOf(company)}`,
        },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', minValue: 32000, maxValue: 38000, unitText: 'YEAR' },
        },
        totalJobOpenings: 2,
        directApply: true,
      },
    ])
    expect(page.scripts).toEqual(['application/ld+json', '/boot.js', '/src/entry.ts'])
    const first = page.firstLines!
    expect(first.querySelector('h1')!.textContent).toBe('Baker <b>')
    expect(first.textContent).toContain('€32,000 – €38,000 a year')
    expect(first.querySelector('.doors a')!.getAttribute('href')).toBe(
      `/auth?tab=signup&next=${encodeURIComponent(`/dashboard/opportunities/${slug}/apply`)}`,
    )
    expect((await crawl(`/openings/${slug}?lang=fr`)).title).toContain('Boulanger')
    const card = await fetch(`${server.url}/cards/en/openings/${slug}.png`)
    expect(await sharp(Buffer.from(await card.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
  })

  it('that is remote says from where, and has no place', async () => {
    const { slug } = await publishOpening(server, company, {
      title: 'Remote baker',
      remote: 'remote',
      town_slug: null,
    })
    const [data] = (await crawl(`/openings/${slug}`)).data as Record<string, unknown>[]
    expect(data).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
    })
    expect(data).not.toHaveProperty('jobLocation')
  })

  it('that has closed stays readable and unlisted; one for some is not found', async () => {
    const closed = await publishOpening(server, company, { title: 'Closed bakery' })
    await server.sql(`update public.openings set status = 'closed' where id = $1`, [closed.id])
    const page = await crawl(`/openings/${closed.slug}`)
    expect(page).toMatchObject({ status: 200, robots: 'noindex', data: [] })
    const invited = await publishOpening(server, company, { title: 'Secret bakery', audience: 'invited' })
    await expectNeutral(`/openings/${invited.slug}`)
    await expectNeutral('/openings/unknown')
  })

  it('is in its company’s feed, as JSON and as XML', async () => {
    const { slug } = await publishOpening(server, company, { title: 'Fed & baked' })
    const hidden = await publishOpening(server, company, { title: 'Unfed', audience: 'invited' })
    const address = `${server.url}/functions/v1/opening-feed?organization=${await slugOf(company)}`
    const json = await fetch(address)
    expect(json.headers.get('cache-control')).toBe('public, max-age=300')
    const feed = (await json.json()) as { openings: { url: string; title: string }[] }
    expect(feed.openings).toContainEqual(
      expect.objectContaining({ url: `${server.url}/openings/${slug}`, title: 'Fed & baked' }),
    )
    expect(JSON.stringify(feed)).not.toContain(hidden.slug)
    const again = await fetch(address, { headers: { 'if-none-match': json.headers.get('etag')! } })
    expect(again.status).toBe(304)
    const xml = await (await fetch(`${address}&format=xml`)).text()
    const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
    expect([...document.querySelectorAll('job > title')].map((one) => one.textContent)).toContain(
      'Fed & baked',
    )
    expect((await fetch(`${server.url}/functions/v1/opening-feed?organization=nobody`)).status).toBe(404)
  })
})

describe('a certificate', () => {
  let earned: Earned
  beforeAll(async () => {
    earned = await earn(server, company, await publishCounting(company))
  })

  it('is described as a credential while its holder shows it', async () => {
    const page = await crawl(`/certificates/${earned.code}`)
    expect(page).toMatchObject({
      status: 200,
      title: 'Certificate for Count the stock · Essor',
      robots: null,
    })
    expect(page.data[0]).toMatchObject({
      '@type': 'EducationalOccupationalCredential',
      name: 'Count the stock',
      identifier: earned.code,
      recognizedBy: { '@type': 'Organization', name: hostile },
    })
    expect(page.og('image')).toContain(`/cards/en/certificates/${earned.code}.png`)
    const first = page.firstLines!.textContent!
    for (const text of [enCertificates.awarded, enCertificates.for, 'Count the stock'])
      expect(first).toContain(text)
    const french = (await headOf(`/certificates/${earned.code}`, 'fr')).body
    for (const text of [frCertificates.awarded, frCertificates.for]) expect(french).toContain(text)
    expect((await headOf(`/certificates/${earned.code}`, 'fr')).document.title).toBe(
      'Certificat pour Count the stock · Essor',
    )
    // What the holder doesn't show is nowhere.
    expect(page.html).not.toMatch(/LETTER|COMMENT|SUMMARY/)
  })

  it('is the same as an unknown one while it is private, and not listed once it is revoked', async () => {
    const visible = (is_public: boolean) =>
      server.sql('update public.certificates set is_public = $2 where code = $1', [earned.code, is_public])
    await visible(false)
    await expectNeutral(`/certificates/${earned.code}`)
    await expectNeutral('/certificates/XXXX-XXXX-XXXX')
    await visible(true)
    await server.sql(
      `update public.certificates set revoked_at = now(), revocation_reason = 'A mistake' where code = $1`,
      [earned.code],
    )
    const { status, document } = await headOf(`/certificates/${earned.code}`)
    expect(status).toBe(200)
    expect(document.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('script')).toBeNull()
    expect(document.querySelector('meta[name=opening]')).toBeNull()
  })
})

describe('organizations', () => {
  it('are described by kind while they are approved', async () => {
    const [at, learn] = [`/companies/${await slugOf(company)}`, `/schools/${await slugOf(school)}`]
    const page = await crawl(at)
    expect(page).toMatchObject({ status: 200, title: `${hostile} · Essor` })
    expect(page.data[0]).toMatchObject({ '@type': 'Organization', name: hostile, url: server.url + at })
    expect(page.scripts).toEqual(['application/ld+json', '/boot.js', '/src/entry.ts'])
    const french = await headOf(learn, 'fr')
    const content = french.document.querySelector('meta[name=description]')!.getAttribute('content')
    expect(content).toBe('École d’Été sur Essor\u00a0: départements, événements et partenaires.')
    expect(JSON.parse(french.document.querySelector('script')!.textContent!)['@type']).toBe(
      'EducationalOrganization',
    )
    await suspended(company, () => expectNeutral(at))
    await suspended(school, () => expectNeutral(learn))
    await expectNeutral('/companies/unknown')
    // A school isn't a company.
    await expectNeutral(`/companies/${await slugOf(school)}`)
  })
})

describe('people', () => {
  it('makers and their case studies are described while their page is public', async () => {
    const at = `/makers/${await slugOf(maker)}`
    await expectNeutral(at)
    const document = {
      headline: 'Design “for” <small> teams',
      skills: [],
      rates: [],
      availability: 'now',
      mentee_places: 0,
    }
    const save = (is_public: boolean, base_revision: number) =>
      maker.client.rpc('save_maker_profile', { document: { ...document, is_public }, base_revision })
    good(await save(true, 0))
    const shown = await headOf(at)
    expect(shown.document.title).toBe('Atelier Lune · Essor')
    expect(JSON.parse(shown.document.querySelector('script')!.textContent!)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', description: 'Design “for” <small> teams' },
    })
    await expectNeutral(`${at}/unknown`)
    await server.sql(
      `insert into public.portfolio_cases (organization_id, slug, title, body, place, is_published)
       values ($1, 'a-shop', 'A shop', repeat('Words and more. ', 9), 'a0', true)`,
      [maker.organizationId],
    )
    const work = await headOf(`${at}/a-shop`)
    expect(work.document.title).toBe('A shop · Atelier Lune · Essor')
    await server.sql('update public.portfolio_cases set is_published = false')
    await expectNeutral(`${at}/a-shop`)
    await suspended(maker, () => expectNeutral(at))
  })

  it('a person is described by what they show, once everyone may see it', async () => {
    const ada = await candidate(server)
    const document = {
      first_name: 'Ada',
      last_name: 'Lovelace',
      job_title: 'Analyst',
      bio: 'SECRET summary',
      location: 'SECRET town',
    }
    good(await ada.client.rpc('save_my_profile', { base_revision: 0, document }))
    const show = (wanted_visibility: string) =>
      ada.client.rpc('set_my_page', {
        wanted_visibility,
        wanted_handle: 'ada-l',
        wanted_shown: ['job_title'],
      })
    for (const visibility of ['private', 'partners']) {
      good(await show(visibility))
      await expectNeutral('/people/ada-l')
    }
    good(await show('public'))
    const { head, document: shown } = await headOf('/people/ada-l')
    expect(shown.title).toBe('Ada L. · Essor')
    expect(JSON.parse(shown.querySelector('script')!.textContent!)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { name: 'Ada L.', jobTitle: 'Analyst' },
    })
    expect(head).not.toMatch(/SECRET|Lovelace/)
    await server.sql(`update auth.users set banned_until = 'infinity' where id = $1`, [ada.id])
    await expectNeutral('/people/ada-l')
  })
})

describe('an event', () => {
  const day = (time: string) => `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)}T${time}`
  const create = async (more: object = {}) =>
    good<string>(
      await school.client.rpc('save_event', {
        event_id: null,
        organization: school.organizationId,
        document: {
          title: 'Meet </script> the alumni',
          kind: 'talk',
          description: '',
          language: 'en',
          is_online: true,
          join_url: 'https://meet.example/SECRET-HALL',
          starts_at: day('18:00'),
          ends_at: day('19:30'),
          time_zone: 'Europe/Paris',
          capacity: 2,
          ...more,
        },
      }),
    )

  it('is described once it is published for everyone, and with the feature', async () => {
    const id = await create()
    await expectNeutral(`/events/${id}`)
    good(await school.client.rpc('publish_event', { event_id: id }))
    const { head, document } = await headOf(`/events/${id}`)
    expect(document.title).toBe('Meet </script> the alumni · École d’Été · Essor')
    expect(JSON.parse(document.querySelector('script')!.textContent!)).toMatchObject({
      '@type': 'Event',
      name: 'Meet </script> the alumni',
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: { name: 'École d’Été' },
    })
    expect(head).not.toContain('SECRET')
    await server.sql(`update public.platform_settings set value = 'false' where key = 'feature_events'`)
    await expectNeutral(`/events/${id}`)
    await server.sql(`update public.platform_settings set value = 'true' where key = 'feature_events'`)
    await server.sql(`update public.events set audience = 'students' where id = $1`, [id])
    await expectNeutral(`/events/${id}`)
  })
})

describe('pages that are the same for everyone', () => {
  it('have the titles and descriptions that the app shows', () => {
    const catalogs = {
      en: {
        landing: enLanding,
        help: enHelp,
        legal: enLegal,
        matching: enMatching,
        accessibility: en,
        certificates: enCertificates,
        missions: enCatalog,
        companies: enCompanies,
        schools: enSchools,
        makers: enMakers,
      },
      fr: {
        landing: frLanding,
        help: frHelp,
        legal: frLegal,
        matching: frMatching,
        accessibility: fr,
        certificates: frCertificates,
        missions: frCatalog,
        companies: frCompanies,
        schools: frSchools,
        makers: frMakers,
      },
    }
    for (const language of ['en', 'fr'] as const) {
      const { landing, help, legal, matching, accessibility, certificates, ...lists } = catalogs[language]
      const { home, pages, difficulties: _ } = texts[language]
      expect(`Essor — ${home.title}`).toBe(landing.metaTitle)
      expect(pages['/help']).toEqual({ title: help.centre.title, description: help.centre.description })
      expect(pages['/contact']).toEqual({ title: help.contact.title, description: help.contact.description })
      expect(pages['/privacy']).toEqual({
        title: legal.kinds.privacy,
        description: legal.descriptions.privacy,
      })
      expect(pages['/terms']).toEqual({ title: legal.kinds.terms, description: legal.descriptions.terms })
      expect(pages['/legal-notice']).toEqual({
        title: legal.notice.title,
        description: legal.notice.description,
      })
      expect(pages['/accessibility']).toEqual({
        title: accessibility.title,
        description: accessibility.description,
      })
      expect(pages['/how-matching-works']!.title).toBe(matching.page.title)
      expect(pages['/certificates']!.title).toBe(certificates.check.title)
      expect(pages['/missions']).toEqual({
        title: lists.missions.title,
        description: lists.missions.list.description,
      })
      const { title, description } = (language === 'en' ? enBoard : frBoard).board
      expect(pages['/openings']).toEqual({ title, description })
      for (const name of ['companies', 'schools', 'makers'] as const) {
        const { title, description } = lists[name].catalog
        expect(pages[`/${name}`]).toEqual({ title, description })
      }
    }
  })

  it('describe each help article as the web app does', async () => {
    for (const language of ['en', 'fr'] as const) {
      const written: Record<string, object> = {}
      for (const group of ['Everyone', 'Candidates', 'Companies', 'Schools', 'Makers', 'Admins']) {
        const { default: found } = await import(`../../src/i18n/${language}/help${group}.ts`)
        for (const [slug, { title, body }] of Object.entries<{ title: string; body: string }>(found))
          written[slug] = { title, description: summaryOf(body) }
      }
      expect(articles[language]).toEqual(written)
    }
    const page = await crawl('/help/forgot-password?lang=fr')
    expect(page).toMatchObject({
      status: 200,
      language: 'fr',
      title: `${articles.fr['forgot-password']!.title} · Essor`,
      canonical: `${server.url}/help/forgot-password?lang=fr`,
      robots: null,
    })
    expect(page.data).toMatchObject([{ '@type': 'TechArticle' }])
    expect((await fetch(page.og('image')!)).headers.get('content-type')).toBe('image/png')
    for (const address of ['/help/unknown', '/help/constructor']) await expectNeutral(address)
  })

  it('are described in both languages, with the name that administrators chose', async () => {
    const home = await crawl('/?lang=fr')
    expect(home).toMatchObject({
      status: 200,
      language: 'fr',
      title: 'Essor — Le talent à la rencontre des opportunités',
      canonical: `${server.url}/?lang=fr`,
    })
    for (const address of Object.keys(texts.en.pages)) {
      const page = await crawl(address)
      expect(page.status, address).toBe(200)
      expect(page.title, address).toBe(`${texts.en.pages[address]!.title} · Essor`)
    }
    await expectNeutral('/missions/a/b')
    await expectNeutral('/dashboard')
    await expectNeutral('/__proto__')
    await expectNeutral('/companies/%E0%A4%A')
    await expectNeutral(`/companies/${'x'.repeat(600)}`)
    await expectNeutral('/companies/a%00b')
  })
})

describe('cards', () => {
  const card = async (address: string) => {
    const response = await fetch(`${server.url}/cards/${address}`)
    return {
      type: response.headers.get('content-type'),
      status: response.status,
      body: await response.arrayBuffer(),
    }
  }

  it('are pictures of the size that networks ask for, of what is public', async () => {
    const mission = await publishMission(company)
    const earned = await earn(server, company, await publishCounting(company))
    const addresses = [
      `en/missions/${mission}.png`,
      `fr/missions/${mission}.png?v=1234`,
      `en/certificates/${earned.code}.png`,
      `en/companies/${await slugOf(company)}.png`,
      `fr/schools/${await slugOf(school)}.png`,
      `en/makers/${await slugOf(maker)}.png`,
      'fr/site/home.png',
    ]
    for (const address of addresses) {
      const { type, status, body } = await card(address)
      expect([address, status, type]).toEqual([address, 200, 'image/png'])
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(body.byteLength).toBeLessThan(60_000)
    }
    await server.sql('update public.certificates set is_public = false where code = $1', [earned.code])
    for (const address of [
      `en/certificates/${earned.code}.png?v=2`,
      `en/missions/${await draftMission(company)}.png`,
      `en/missions/${mission}`,
      'en/people/ada-l.png',
      'en/site/other.png',
      'en/missions/%E0%A4%A.png',
    ])
      expect((await card(address)).status, address).toBe(404)
  })

  it('are drawn one at a time, so that other requests are answered in between', async () => {
    const drawings = new Drawings(2)
    const order: string[] = []
    const draw = async (name: string) => {
      order.push(name)
      // As a request that arrives while the thread draws.
      setImmediate(() => order.push(`after ${name}`))
      return new Uint8Array()
    }
    await Promise.all(['one', 'two', 'one'].map((name) => drawings.get(name, () => draw(name))))
    await expect.poll(() => order).toEqual(['one', 'after one', 'two', 'after two'])
  })

  it('are drawn again after a drawing failed', async () => {
    const drawings = new Drawings(2)
    const failing = () => Promise.reject(new Error('made up'))
    await expect(drawings.get('one', failing)).rejects.toThrow('made up')
    const bytes = new Uint8Array(3)
    expect(await drawings.get('two', async () => bytes)).toBe(bytes)
    expect(await drawings.get('one', async () => bytes)).toBe(bytes)
  })

  it.each([
    ['accents', 'Œuvre d’été à Čapek, Łódź and São Paulo'],
    ['emoji', '🚀 Launch 👩🏽‍💻 now'],
    ['another script', 'مشروع التخرج שלום 東京'],
    ['a word without end', 'x'.repeat(400)],
    ['a long title', 'Write a very long answer to a customer '.repeat(9)],
    ['nothing', ''],
    ['control characters', 'a\u0000b\u202ec\uffff'],
  ])('can be drawn with %s', async (_, title) => {
    const content = { kind: 'Mission', title, by: title, note: title, seed: title }
    const { data, info } = await sharp(await drawCard(content, 'Essor'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * info.channels).subarray(0, 3)]
    expect(at(10, 10)).toEqual([251, 250, 247])
  })
})

describe('files for search engines', () => {
  const file = async (address: string) => {
    const response = await fetch(server.url + address)
    return {
      type: response.headers.get('content-type'),
      status: response.status,
      text: await response.text(),
    }
  }
  const parse = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document
  const locations = (text: string) => [...parse(text).querySelectorAll('loc')].map((loc) => loc.textContent!)

  it('robots.txt and llms.txt name the sitemap', async () => {
    const robots = await file('/robots.txt')
    expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
    expect(robots.text).toContain(`\nSitemap: ${server.url}/sitemap.xml\n`)
    expect(robots.text).toContain('Disallow: /dashboard\n')
    const llms = await file('/llms.txt')
    expect(llms.text).toMatch(/^# Essor\n\n> /)
    expect(llms.text).toContain(`(${server.url}/sitemap.xml)`)
  })

  it('the sitemap lists what is public, fresh from the rows, and nothing else', async () => {
    const mission = await publishMission(company)
    const hidden = await draftMission(company)
    const index = await file('/sitemap.xml')
    expect(index).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' })
    const parts = locations(index.text)
    expect(parts).toContain(`${server.url}/sitemaps/site.xml`)
    const texts = await Promise.all(parts.map(async (part) => (await fetch(part)).text()))
    const all = texts.flatMap(locations)
    expect(new Set(all).size).toBe(all.length)
    const paths = all.map((address) => address.replace(server.url, ''))
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/missions',
        `/missions/${mission}`,
        `/companies/${await slugOf(company)}`,
      ]),
    )
    expect(paths).toContain(`/schools/${await slugOf(school)}`)
    expect(paths).toContain(`/makers/${await slugOf(maker)}`)
    expect(paths).not.toContain(`/missions/${hidden}`)
    expect(paths.filter((at) => /^\/(people|certificates\/)/.test(at))).toEqual([])
    for (const text of texts) {
      const document = parse(text)
      expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
      for (const time of document.querySelectorAll('lastmod'))
        expect(time.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
    // All of them open.
    for (const at of paths.filter((each) => each.startsWith('/missions/')))
      expect((await headOf(at)).status).toBe(200)
    await suspended(company, async () => {
      const rows = await server.client().rpc('public_addresses', { wanted_kind: 'companies' })
      expect(JSON.stringify(rows.data)).not.toContain(await slugOf(company))
    })
    expect((await file('/sitemaps/people.xml')).status).toBe(404)
    expect((await file('/sitemaps/unknown.xml')).status).toBe(404)
  })

  it('is read in parts without gaps', async () => {
    const whole = good<[string, string][]>(
      await server.client().rpc('public_addresses', { wanted_kind: 'missions' }),
    )
    expect(whole.length).toBeGreaterThan(2)
    const parts = good<{ kind: string; after: string }[]>(
      await server.client().rpc('public_address_parts', { most: 2 }),
    ).filter(({ kind }) => kind === 'missions')
    const read = await Promise.all(
      parts.map(async ({ after }) =>
        good<[string, string][]>(
          await server
            .client()
            .rpc('public_addresses', { wanted_kind: 'missions', after_key: after, most: 2 }),
        ),
      ),
    )
    expect(read.flat()).toEqual(whole)
    // However small the parts, the answer stays short.
    await server.sql(`create or replace view private.public_addresses as
      select 'missions' as kind, n::text as key, '/missions/' || n as path, now() as changed_at
      from generate_series(1, 3000) as n`)
    expect(good(await server.client().rpc('public_address_parts', { most: 1 }))).toHaveLength(1000)
  })
})

describe('where only some languages are offered', () => {
  it('pages, alternates and the sitemap name no others', async () => {
    const own = await startProduct()
    try {
      const set = (value: string[]) =>
        own.sql(`update public.platform_settings set value = $1 where key = 'languages'`, [
          JSON.stringify(value),
        ])
      await set(['fr'])
      const ask = async (path: string) => (await fetch(`${own.url}/functions/v1/pages${path}`)).text()
      const asked = JSON.parse(await ask('?path=/missions&language=en'))
      expect(asked.language).toBe('fr')
      expect(asked.head).toContain('<meta name="languages" content="fr">')
      expect(asked.head).toContain(`<link rel="canonical" href="${own.url}/missions" data-page>`)
      expect(asked.head).not.toContain('hreflang')
      expect(asked.head).not.toContain('og:locale:alternate')
      expect(await ask('/sitemaps/site.xml')).not.toMatch(/hreflang|lang=/)
      expect(await ask('/llms.txt')).not.toContain('lang=')
    } finally {
      await own.close()
    }
  })
})
