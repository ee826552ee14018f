import { useTranslation } from 'react-i18next'
import { type CompanyAnalytics, distinctly } from '../model.ts'
import { GroupsFigure } from './GroupsFigure.tsx'

interface Props {
  figures: CompanyAnalytics
  fileName: (title: string) => string
}

export function MissionsFigure({ figures: { missions }, fileName }: Props) {
  const { t } = useTranslation('companyAnalytics')
  return (
    <GroupsFigure
      title={t('missions.title')}
      summary={t('missions.summary')}
      axis={t('mission')}
      rows={distinctly(missions)}
      fileName={fileName(t('missions.title'))}
    />
  )
}
