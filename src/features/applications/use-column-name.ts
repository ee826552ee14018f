import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, Stage } from './model.ts'

/** The own name of a column, else the one of its stage in the language of the page. */
export function useColumnName(): (column: { name: string | null; stage: string }) => string {
  const { t } = useTranslation('applications')
  return useCallback(
    ({ name, stage }: Pick<Column, 'name'> & { stage: string }) => name ?? t(`stages.${stage as Stage}`),
    [t],
  )
}
