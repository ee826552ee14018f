import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { getNotes } from './api/get-notes.ts'
import { type Contract, priorityNames } from './model.ts'
import type { Applications } from './use-applications.ts'
import { useColumnName } from './use-column-name.ts'

/** Saves every card as CSV; the library loads on the first click. */
export function useExport({ board }: Applications): () => Promise<void> {
  const { t } = useTranslation('applications')
  const columnName = useColumnName()
  return async () => {
    try {
      const [{ cardsToCsv }, notes] = await Promise.all([import('./export-csv.ts'), getNotes()])
      const cards = board.cards.map((card) => ({ ...card, notes: notes.get(card.id) ?? '' }))
      const csv = cardsToCsv(cards, board.columns, {
        columnName,
        header: (field) => t(`fields.${field}`),
        contract: (contract) => t(`contracts.${contract as Contract}`),
        priority: (priority) => t(`priorities.${priorityNames[priority] ?? 'normal'}`),
      })
      saveFile('applications.csv', csv, 'text/csv;charset=utf-8')
    } catch (error) {
      toast.error(error)
    }
  }
}
