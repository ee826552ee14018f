import { IconBriefcase, IconFileText, IconMessageQuestion, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LinkTabs } from '../../../../ui/LinkTabs.tsx'
import { tabHeading } from '../../../../ui/open-tab.ts'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'

/** The heading of the open list, and the way to the others. */
export function CatalogueTabs() {
  const { t } = useTranslation('referenceData')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const tabs = [
    { to: path('/catalogue'), label: t('skills.tab'), icon: IconSparkles },
    { to: path('/catalogue/jobs'), label: t('jobs.tab'), icon: IconBriefcase },
    { to: path('/catalogue/templates'), label: t('templates.tab'), icon: IconFileText },
    { to: path('/catalogue/questions'), label: t('questions.tab'), icon: IconMessageQuestion },
  ]
  return (
    <>
      <PageHeader {...tabHeading(tabs, pathname, { title: t('title'), description: t('description') })} />
      <LinkTabs label={t('title')} tabs={tabs} />
    </>
  )
}
