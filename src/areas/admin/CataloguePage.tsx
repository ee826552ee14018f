import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { CatalogueTabs } from '../../features/catalogue-editor/components/CatalogueTabs.tsx'
import { JobsPage } from '../../features/catalogue-editor/components/JobsPage.tsx'
import { QuestionsPage } from '../../features/catalogue-editor/components/QuestionsPage.tsx'
import { SkillsPage } from '../../features/catalogue-editor/components/SkillsPage.tsx'
import { TemplatesPage } from '../../features/catalogue-editor/components/TemplatesPage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** What missions, profiles and matches are built from: skills, jobs, templates and questions. */
export function CataloguePage() {
  const { t } = useTranslation('catalogueEditor')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="lg">
        <CatalogueTabs />
        <Routes>
          <Route index element={<SkillsPage />} />
          <Route path="jobs" element={<JobsPage />} />
          <Route path="templates" element={<TemplatesPage />} />
          <Route path="questions" element={<QuestionsPage />} />
        </Routes>
      </Stack>
    </>
  )
}
