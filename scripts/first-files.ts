import type { Rolldown } from 'vite'

interface Place {
  /** Addresses, as a regular expression. Where the area is known, it follows the address after a space. */
  at: string
  modules: string[]
  texts: string[]
}

const client = '/@supabase/supabase-js/'

/** What the most visited places load one after another, each file naming the next. Every matching line counts. */
const places: Place[] = [
  { at: '^', modules: ['/src/app/open-app.tsx'], texts: ['common'] },
  {
    at: '^/missions/.',
    modules: ['/areas/public/PublicMissionPage.tsx', client],
    texts: ['catalog', 'missions'],
  },
  { at: '^/certificates/.', modules: ['/areas/public/CertificatePage.tsx', client], texts: ['certificates'] },
  {
    at: '^/companies/.',
    modules: ['/areas/public/CompanyPage.tsx', client],
    texts: ['companyProfile', 'schoolProfile', 'catalog', 'missions'],
  },
  {
    at: '^/openings/.',
    modules: ['/areas/public/OpeningPages.tsx', client],
    texts: ['openingBoard', 'matching', 'profiles'],
  },
  { at: '^/dashboard\\b', modules: ['/src/app/dashboard/Dashboard.tsx', client], texts: ['shell'] },
  {
    at: '^/admin-dashboard\\b',
    modules: ['/src/app/dashboard/AdminDashboard.tsx', client],
    texts: ['auth', 'shell'],
  },
  {
    at: ' candidate$',
    modules: ['/areas/candidate/home/CandidateStart.tsx', '/areas/candidate/navigation.ts'],
    texts: ['candidate', 'weeklyGoals', 'missions'],
  },
  {
    at: ' company$',
    modules: ['/areas/company/home/CompanyStart.tsx', '/areas/company/navigation.ts'],
    texts: ['company'],
  },
  {
    at: ' academia$',
    modules: ['/areas/academia/home/AcademiaStart.tsx', '/areas/academia/navigation.ts'],
    texts: ['academia'],
  },
  {
    at: ' on_maker$',
    modules: ['/areas/maker/home/MakerStart.tsx', '/areas/maker/navigation.ts'],
    texts: ['maker', 'mentoring'],
  },
  {
    at: ' admin$',
    modules: ['/areas/admin/home/AdminStart.tsx', '/areas/admin/navigation.ts'],
    texts: ['admin', 'approvals'],
  },
]

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/**
 * Which files to request as soon as the address is known, as JSON that boot.js reads: fonts for pages whose first lines
 * are in their HTML, the script that opens a home again, then pairs of an address's pattern and its files. A phone would otherwise wait for several round
 * trips in a row.
 */
export function firstFiles(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  const linked = new Set(entry ? filesOf(entry.fileName, bundle) : [])
  const fonts = Object.keys(bundle).flatMap((file) =>
    /-latin-wght-.*\.woff2$/.test(file) ? [`/${file}`] : [],
  )
  const config = process.env.VITE_SUPABASE_URL ? [] : ['/config.json']
  const lists = places.map(({ at, modules, texts }) => {
    const wanted = [
      ...modules,
      ...['en', 'fr'].flatMap((language) => texts.map((name) => `/i18n/${language}/${name}.ts`)),
    ]
    const files = new Set(wanted.flatMap((part) => filesOf(chunkWith(part, bundle), bundle)))
    return [at, [...files].filter((file) => !linked.has(file)).map((file) => `/${file}`)] as const
  })
  lists[0] = [lists[0]![0], [...lists[0]![1], ...config]]
  const revisit = Object.keys(bundle).find((file) => /\/revisit-.*\.js$/.test(file))
  return JSON.stringify([fonts, `/${revisit}`, ...lists])
}

function chunkWith(part: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(part) || (part === client && id.includes(part))),
  )
  if (!found) throw new Error(`no file of the build contains ${part}`)
  return found.fileName
}

/** A chunk with everything it imports, and their styles. */
export function filesOf(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[name] as Chunk | undefined
  if (chunk?.type !== 'chunk' || seen.has(name)) return []
  seen.add(name)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  return [name, ...styles, ...chunk.imports.flatMap((imported) => filesOf(imported, bundle, seen))]
}
