import { type Cell, csvMoment, toCsv } from '../../../lib/csv.ts'
import { formatItems } from '../../../lib/formats/lists.ts'
import { type ImportField, importFields } from './import/fields.ts'
import type { Card, Column } from './model.ts'

interface Words {
  header: (field: ImportField) => string
  columnName: (column: Column) => string
  contract: (contract: string) => string
  priority: (priority: number) => string
}

type Exported = Card & { notes: string }

/** Every card as a row that the import can read back. */
export function cardsToCsv(cards: Exported[], columns: Column[], words: Words): string {
  const columnOf = new Map(columns.map((column) => [column.id, column]))
  const cell = (card: Exported, field: ImportField): Cell => {
    switch (field) {
      case 'column':
        return words.columnName(columnOf.get(card.column_id)!)
      case 'contract':
        return card.contract && words.contract(card.contract)
      case 'priority':
        return words.priority(card.priority)
      case 'tags':
        return formatItems(card.tags)
      case 'salary_currency':
        return card.salary_min === null && card.salary_max === null ? null : card.salary_currency
      case 'next_at':
        return card.next_at && csvMoment(card.next_at)
      default:
        return card[field]
    }
  }
  return toCsv(
    importFields.map(words.header),
    cards.map((card) => importFields.map((field) => cell(card, field))),
  )
}
