import { useTranslation } from 'react-i18next'
import type { Row } from './api/answers.ts'
import { codeOf } from './model.ts'

/** The name once it is revealed, and until then a code. */
export function useApplicantName(): (row: Pick<Row, 'id' | 'name'>) => string {
  const { t } = useTranslation('openingApplications')
  return ({ id, name }) => name ?? t('pipeline.candidate', { code: codeOf(id) })
}
