import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../../lib/formats/lists.ts'
import type { Cell } from '../../cells.ts'

/** A cell as text: "Not started, late". */
export function useCellWords(): (cell: Cell) => string {
  const { t } = useTranslation('programs')
  return ({ state, lateness, isExtended }) =>
    formatItems(
      [
        t(`matrix.states.${state}`),
        lateness === 'late' && t('matrix.late'),
        lateness === 'was_late' && t('matrix.wasLate'),
        isExtended && t('matrix.extended'),
      ].filter(Boolean),
    )
}
