import { useTranslation } from 'react-i18next'
import type { CompanyAnalytics } from '../model.ts'
import { GroupsFigure } from './GroupsFigure.tsx'

interface Props {
  figures: CompanyAnalytics
  fileName: (title: string) => string
}

export function SkillsFigure({ figures: { skills }, fileName }: Props) {
  const { t, i18n } = useTranslation('companyAnalytics')
  return (
    <GroupsFigure
      title={t('skills.title')}
      summary={t('skills.summary')}
      axis={t('skill')}
      rows={skills.map((row) => ({ ...row, label: i18n.language === 'fr' ? row.name_fr : row.name_en }))}
      fileName={fileName(t('skills.title'))}
    />
  )
}
