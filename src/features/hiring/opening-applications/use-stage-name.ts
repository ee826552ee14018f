import { useTranslation } from 'react-i18next'
import type { StageName } from './api/answers.ts'

/** A stage is called what its kind is called, unless the team gave it a name. */
export function useStageName(): (stage: StageName) => string {
  const { t } = useTranslation('openingApplications')
  return ({ kind, name }) => name ?? t(`stages.${kind}`)
}
