import type { CsvRow } from '../../../../../supabase/functions/_shared/tables/csv-rows.ts'
import { type Language, languages } from '../../../../i18n/languages.ts'
import { comparable } from '../../../../lib/comparable.ts'
import { type DateOrder, dateOrderOf, dayFrom } from '../../../career/applications/import/dates.ts'
import { amountFrom } from '../../../career/applications/import/values.ts'
import type { Skill } from '../../../core/skills/api/get-skills.ts'
import type { ContractKind } from '../../../profile/profiles/model.ts'
import type { WorkMode } from '../../matching/model.ts'
import type { OpeningDraft } from '../../opening-editor/api/answers.ts'
import { type ColumnName, columns, placesOf } from './columns.ts'

export const mostOpenings = 200
const mostSkills = 15

/** A draft as a file can describe it. */
export type ImportedOpening = Pick<
  OpeningDraft,
  | 'title'
  | 'language'
  | 'description'
  | 'contracts'
  | 'town'
  | 'remote'
  | 'workingTime'
  | 'hoursPerWeek'
  | 'durationMonths'
  | 'places'
  | 'pay'
  | 'startOn'
  | 'applyBy'
  | 'skills'
>

export interface ImportedLine {
  line: number
  opening: ImportedOpening
  /** Why the line can't be imported. */
  problem: 'noTitle' | 'quoteOpen' | null
  /** Columns whose value wasn't understood, and stays empty. */
  ignored: ColumnName[]
}

interface Town {
  slug: string
  name_en: string
  name_fr: string
}
export interface Catalogs {
  skills: Skill[]
  towns: Town[]
  /** Of the page: decides the language of a text that doesn't say, and how 03/04 is read. */
  language: Language
}

type Rules<Value extends string> = [Value, RegExp][]
const contracts: Rules<ContractKind> = [
  ['apprenticeship', /alternance|apprenti|professionnalisation/],
  ['internship', /stage|intern/],
  ['civic_service', /civi[cq]/],
  ['permanent', /\bcdi\b|permanent|full_time/],
  ['fixed_term', /\bcdd\b|fixed/],
  ['temporary', /interim|temp/],
  ['freelance', /freelance|independant|contractor/],
]
const modes: Rules<WorkMode> = [
  ['hybrid', /hybrid/],
  ['on_site', /on.?site|sur place|sur site|presentiel|office|^(?:no|non)$/],
  ['remote', /remote|distance|teletravail|^(?:yes|oui)$/],
]
const times: Rules<'full' | 'part'> = [
  ['part', /part/],
  ['full', /full|plein|complet/],
]
const periods: Rules<'hour' | 'month' | 'year'> = [
  ['hour', /hour|heure|^h$/],
  ['month', /month|mois|mensuel/],
  ['year', /year|annual|^an$|par an|annee|annuel/],
]
const spoken: Rules<Language> = [
  ['fr', /^fr/],
  ['en', /^(?:en|an)/],
]
const symbols: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

const meant = <Value extends string>(rules: Rules<Value>, words: string): Value | null =>
  rules.find(([value, rule]) => value === words || rule.test(words))?.[0] ?? null

/** Our own files mark cells that a spreadsheet would run as formulas. */
const unescaped = (text: string) => text.replace(/^'(?=[=+\-@\t])/, '')

/** The lines of a file as drafts. Drafts may be incomplete: only the title is required. */
export function readOpenings(header: string[], rows: CsvRow[], catalogs: Catalogs): ImportedLine[] {
  const places = placesOf(header)
  const dates = (column: ColumnName) =>
    dateOrderOf(
      rows.map(({ cells }) => cells[places[column]] ?? ''),
      catalogs.language,
    )
  const orders = { startOn: dates('startOn'), applyBy: dates('applyBy') }
  return rows.map(({ line, cells, fault }) => {
    const texts = Object.fromEntries(
      columns.map((column) => [column, unescaped((cells[places[column]] ?? '').trim())]),
    ) as Record<ColumnName, string>
    const { opening, ignored } = readOpening(texts, catalogs, orders)
    const problem = fault ? 'quoteOpen' : opening.title ? null : 'noTitle'
    return { line, opening, problem, ignored }
  })
}

function readOpening(
  texts: Record<ColumnName, string>,
  { skills, towns, language }: Catalogs,
  orders: Record<'startOn' | 'applyBy', DateOrder>,
): { opening: ImportedOpening; ignored: ColumnName[] } {
  const ignored: ColumnName[] = []
  /** Null for what is empty, and for what isn't understood, which is noted. */
  function read<Value>(column: ColumnName, understand: (text: string) => Value | null): Value | null {
    const text = texts[column]
    if (!text) return null
    const value = understand(text)
    if (value === null) ignored.push(column)
    return value
  }
  const choose = <Value extends string>(column: ColumnName, rules: Rules<Value>) =>
    read(column, (text) => meant(rules, comparable(text).trim()))
  const count = (column: ColumnName, most: number) =>
    read(column, (text) => {
      const amount = amountFrom(text)
      return amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= most ? amount : null
    })
  const found = new Set<string>()
  const skillsIn = (column: 'mustHaves' | 'niceToHaves', must: boolean): ImportedOpening['skills'] => {
    const named = texts[column].split(/[,;|\n]/).map((name) => comparable(name).trim())
    const slugs = named.filter(Boolean).map((name) => skillCalled(name, skills))
    if (slugs.includes(undefined)) ignored.push(column)
    return slugs
      .filter((slug) => slug !== undefined)
      .filter((slug) => !found.has(slug) && found.add(slug).size <= mostSkills)
      .map((slug) => ({ slug, must, weight: 2, level: null }))
  }
  const town = read('town', (text) => {
    const name = comparable(text).trim()
    return (
      towns.find(({ slug, name_en, name_fr }) =>
        [slug, comparable(name_en), comparable(name_fr)].includes(name),
      )?.slug ?? null
    )
  })
  const remote = choose('remote', modes)
  const contract = choose('contract', contracts)
  const low = read('payMin', amountFrom)
  const high = read('payMax', amountFrom)
  const workingTime = choose('workingTime', times) ?? 'full'
  return {
    ignored,
    opening: {
      title: texts.title.slice(0, 120),
      language: choose('language', spoken) ?? (languages.includes(language) ? language : 'en'),
      description: texts.description.slice(0, 20_000),
      contracts: contract ? [contract] : [],
      town,
      remote: remote ?? (town ? 'on_site' : 'hybrid'),
      workingTime,
      hoursPerWeek: read('hoursPerWeek', (text) => {
        const hours = amountFrom(text)
        return hours !== null && hours >= 1 && hours <= 60 ? hours : null
      }),
      durationMonths: count('durationMonths', 60),
      places: count('places', 200) ?? 1,
      pay: {
        min: low !== null && high !== null ? Math.min(low, high) : low,
        max: low !== null && high !== null ? Math.max(low, high) : high,
        currency:
          read('payCurrency', (text) => {
            const code = symbols[text] ?? text.toUpperCase()
            return /^[A-Z]{3}$/.test(code) ? code : null
          }) ?? 'EUR',
        period: choose('payPeriod', periods),
      },
      startOn: read('startOn', (text) => dayFrom(text, orders.startOn)),
      applyBy: read('applyBy', (text) => dayFrom(text, orders.applyBy)),
      skills: [...skillsIn('mustHaves', true), ...skillsIn('niceToHaves', false)],
    },
  }
}

const skillCalled = (name: string, skills: Skill[]): string | undefined =>
  skills.find(({ slug, name_en, name_fr, aliases }) =>
    [slug, ...[name_en, name_fr, ...aliases].map(comparable)].includes(name),
  )?.slug
