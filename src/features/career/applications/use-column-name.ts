import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, Stage } from './model.ts'

/** A column's own name, or the name of its stage in the page's language. */
export function useColumnName(): (column: { name: string | null; stage: string }) => string {
  const { t } = useTranslation('applications')
  return useCallback(
    ({ name, stage }: Pick<Column, 'name'> & { stage: string }) => name ?? t(`stages.${stage as Stage}`),
    [t],
  )
}
