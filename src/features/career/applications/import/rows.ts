import type { CsvRow } from '../../../../../supabase/functions/_shared/tables/csv-rows.ts'
import { comparable } from '../../../../lib/comparable.ts'
import { currencies } from '../../../../lib/money.ts'
import { isWebAddress } from '../../../../lib/web-address.ts'
import type { Card, CardChanges, Column } from '../model.ts'
import { type DateOrder, dateFrom, dateOrderOf, dayFrom } from './dates.ts'
import { type ImportField, importFields, type Mapping } from './fields.ts'
import { amountFrom, columnFrom, contractFrom, priorityFrom } from './values.ts'

export type ImportedCard = Partial<CardChanges> & { company: string; column_id: string }

export interface ImportRow {
  /** As in the file, whose first line is 1. */
  line: number
  card: ImportedCard
  /** Why the row can't be imported. */
  problem: 'noCompany' | 'quoteOpen' | null
  /** Values that weren't understood and are skipped. */
  ignored: ImportField[]
  /** The same company and position, or the same link, is on the board or earlier in the file. */
  isDuplicate: boolean
}

type Known = Pick<Card, 'company' | 'job_title' | 'link'>
const identity = ({ company, job_title }: Pick<Known, 'company' | 'job_title'>) =>
  `${comparable(company).trim()}\n${comparable(job_title).trim()}`

const lengths: Partial<Record<ImportField, number>> = {
  company: 160,
  job_title: 160,
  location: 160,
  contact_name: 160,
  contact_email: 254,
  contact_phone: 40,
  notes: 20_000,
  resume_label: 200,
  next_action: 200,
  rejection_reason: 500,
}

/** Our own export prefixes cells that a spreadsheet would run as formulas. */
const unescaped = (text: string) => text.replace(/^'(?=[=+\-@\t])/, '')

export interface Target {
  columns: Column[]
  cards: Known[]
  nameOf: (column: Column) => string
  /** The page's language decides whether 03/04 is April 3 or March 4 if the file doesn't. */
  language: string
}

const dateFields = ['applied_on', 'next_at'] as const
type Orders = Record<(typeof dateFields)[number], DateOrder>

export function importRows(
  rows: CsvRow[],
  mapping: Mapping,
  { columns, cards, nameOf, language }: Target,
): ImportRow[] {
  const orders = Object.fromEntries(
    dateFields.map((field) => {
      const cells = rows.map(({ cells: all }) => all[mapping[field]] ?? '')
      return [field, dateOrderOf(cells, language)]
    }),
  ) as Orders
  const known = new Set(cards.map(identity))
  const links = new Set(cards.map(({ link }) => link).filter(Boolean))
  return rows.map(({ line, cells, fault }) => {
    const { card, ignored } = readRow(cells, mapping, { columns, nameOf, orders })
    const job_title = card.job_title ?? ''
    const key = identity({ company: card.company, job_title })
    const isDuplicate =
      Boolean(card.company) && (known.has(key) || Boolean(card.link && links.has(card.link)))
    known.add(key)
    if (card.link) links.add(card.link)
    const problem = fault ? 'quoteOpen' : card.company ? null : 'noCompany'
    return { line, card, problem, ignored, isDuplicate }
  })
}

interface Reading extends Pick<Target, 'columns' | 'nameOf'> {
  orders: Orders
}

function readRow(cells: string[], mapping: Mapping, reading: Reading) {
  const card: Record<string, unknown> = { company: '', column_id: reading.columns[0]!.id }
  const ignored: ImportField[] = []
  for (const field of importFields) {
    const text = unescaped((cells[mapping[field]] ?? '').trim())
    if (!text) continue
    const value = understood(field, text, reading)
    if (value === null) ignored.push(field)
    else card[field === 'column' ? 'column_id' : field] = value
  }
  const { salary_min: low, salary_max: high } = card as { salary_min?: number; salary_max?: number }
  if (low !== undefined && high !== undefined && low > high) {
    card.salary_min = high
    card.salary_max = low
  }
  return { card: card as ImportedCard, ignored }
}

/** Null for values that can't be understood. */
function understood(field: ImportField, text: string, { columns, nameOf, orders }: Reading): unknown {
  switch (field) {
    case 'column':
      return columnFrom(text, columns, nameOf)?.id ?? null
    case 'link':
      return isWebAddress(text) ? text : null
    case 'contract':
      return contractFrom(text)
    case 'salary_min':
    case 'salary_max':
      return amountFrom(text)
    case 'salary_currency': {
      const code = { '€': 'EUR', $: 'USD', '£': 'GBP' }[text] ?? text.toUpperCase()
      return currencies.includes(code) ? code : null
    }
    case 'priority':
      return priorityFrom(text)
    case 'next_at':
      return dateFrom(text, orders.next_at)
    case 'applied_on':
      return dayFrom(text, orders.applied_on)
    case 'tags': {
      const tags = text.split(/[,;|]/).map((tag) => tag.trim().slice(0, 40))
      return [...new Set(tags.filter(Boolean))].slice(0, 20)
    }
    default:
      return text.slice(0, lengths[field])
  }
}
