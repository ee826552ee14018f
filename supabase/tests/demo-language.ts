import type { TestServer } from '../../server/testing/server.ts'

type Language = 'en' | 'fr'
interface Row {
  table: string
  values: Record<string, unknown>
}

const functionWords: Record<Language, Set<string>> = {
  en: words(
    'the and of to you your is for with that this it are we i not from what have was were they their an my can ' +
      'i’m i’d i’ll i’ve it’s don’t we’re',
  ),
  fr: words(
    'le la les des du de et un une est pour dans vous que qui je nous pas sur avec au aux ce cette il elle ne en ' +
      'son sa ses votre vos l d j c n qu',
  ),
}

/** Straight apostrophes, and the spaces of the other language. */
const untidy: Record<Language, RegExp> = {
  en: /\p{L}'\p{L}|\p{L}[\u00a0 ][;:?!](?=\s|$)|[«»]/u,
  fr: /\p{L}'\p{L}|[^\u00a0\p{N}*_][;?!](?=\s|$)|[^\u00a0:*-]:(?=\s|$)|« | »|\d [%€]/u,
}

/** Visitors who write to the help desk in their own language, whatever the world's language is. */
const strangers = ['de000000-0000-4000-8000-000000000001', 'de000000-0000-4000-8000-000000000002']

/** Derived from other columns, for searching; and a mission or an opening in the other language. */
const derived = new Set(['words', 'marks', 'terms', 'translations', 'translation'])

/** Sentences of a demo world that are in the other language, or not punctuated as their own, with their place. */
export async function textProblems({ sql }: TestServer, language: Language): Promise<string[]> {
  const other = language === 'en' ? 'fr' : 'en'
  const rows = await allRows(sql)
  const foreign = await missionsIn(sql, other)
  const meant = withDependents(rows, [...strangers, ...foreign.map(({ id }) => id)])
  const problems = new Set<string>()
  for (const { table, values } of rows) {
    if (meant.has(String(values.id ?? values.code)) || dependsOn(values, meant)) continue
    for (const [place, text] of texts(values, table)) {
      // Other rows name a mission by its title.
      const own = foreign.reduce((rest, { title }) => rest.replaceAll(title, ''), text)
      const [strange, spoken] = [count(own, other), count(own, language)]
      if (strange > 1 && strange > spoken)
        problems.add(`${place} is in the other language: ${text.slice(0, 80)}`)
      const slip = spoken > 1 && untidy[language].exec(own)
      if (slip) problems.add(`${place} has ${JSON.stringify(slip[0])}: ${text.slice(0, 80)}`)
    }
  }
  return [...problems]
}

/** Every row of the world, except tables with content before it: catalogs and templates, in both languages. */
async function allRows(sql: TestServer['sql']): Promise<Row[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private') and tablename not in (
       'platform_settings', 'skills', 'skill_names', 'jobs', 'job_names', 'interview_questions', 'towns', 'search_words',
       'data_declarations', 'moderation_templates', 'setting_kinds', 'legal_texts', 'announcements', 'page_views', 'wording_rules'
     )
     order by 1`,
  )
  const rows: Row[] = []
  for (const { name } of tables) {
    const held = await sql<{ values: Row['values'] }>(`select to_jsonb(held) as values from ${name} as held`)
    rows.push(...held.map(({ values }) => ({ table: name, values })))
  }
  return rows
}

/** Missions say which language they are in. */
async function missionsIn(sql: TestServer['sql'], language: Language) {
  const missions = await sql<{ id: string; title: string; language: string }>(
    `select id, draft ->> 'title' as title, draft ->> 'language' as language from public.missions`,
  )
  return missions.filter((mission) => mission.language === language)
}

/** Rows that refer to others, and what refers to those: the work on a mission, the feedback on the work. */
function withDependents(rows: Row[], ids: string[]): Set<string> {
  const found = new Set(ids)
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { values } of rows) {
      const own = values.id ?? values.code
      if (typeof own === 'string' && dependsOn(values, found)) found.add(own)
    }
  }
  return found
}

function dependsOn(values: Row['values'], ids: Set<string>): boolean {
  return Object.entries(values).some(
    ([column, value]) => typeof value === 'string' && /_(id|code)$/.test(column) && ids.has(value),
  )
}

/** Every sentence in a value, however deep. A column that names its own language is trusted. */
function* texts(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === 'string') {
    if (value.length > 40 && value.includes(' ')) yield [place, value]
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (derived.has(key) || /(_en|_fr|En|Fr)$/.test(key)) continue
      yield* texts(inner, Array.isArray(value) ? place : `${place}.${key}`)
    }
  }
}

function count(text: string, language: Language): number {
  const known = functionWords[language]
  const spoken = text.toLowerCase().match(/[\p{L}’]+/gu) ?? []
  // French elides before the next word (`l’offre`), English contracts with a verb (`I’m`).
  return spoken.filter((word) => known.has(word) || known.has(word.split('’')[0]!)).length
}

function words(list: string): Set<string> {
  return new Set(list.split(' '))
}
