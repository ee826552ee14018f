import { IconBriefcase, IconFileText, IconMessageQuestion, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'

export function CatalogueTabs() {
  const { t } = useTranslation('referenceData')
  const path = useAreaPath()
  return (
    <LinkTabs
      label={t('title')}
      tabs={[
        { to: path('/catalogue'), label: t('skills.tab'), icon: IconSparkles },
        { to: path('/catalogue/jobs'), label: t('jobs.tab'), icon: IconBriefcase },
        { to: path('/catalogue/templates'), label: t('templates.tab'), icon: IconFileText },
        { to: path('/catalogue/questions'), label: t('questions.tab'), icon: IconMessageQuestion },
      ]}
    />
  )
}
