import { useTranslation } from 'react-i18next'
import type { SkillCategory } from './model.ts'

export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('referenceData')
  const { t: tMissions } = useTranslation('missions')
  return (category) => {
    const known = category as SkillCategory
    return known === 'everyday' ? t('everyday') : tMissions(`categories.${known}`)
  }
}
