import { Route, Routes } from 'react-router'
import { CatalogueTabs } from '../../../features/administration/reference-data/components/CatalogueTabs.tsx'
import { JobsPage } from './JobsPage.tsx'
import { QuestionsPage } from './QuestionsPage.tsx'
import { SkillsPage } from './SkillsPage.tsx'
import { TemplatesPage } from './TemplatesPage.tsx'

/** What missions, profiles and matches are built from: skills, jobs, templates and questions. */
export function CataloguePage() {
  return (
    <>
      <CatalogueTabs />
      <Routes>
        <Route index element={<SkillsPage />} />
        <Route path="jobs" element={<JobsPage />} />
        <Route path="templates" element={<TemplatesPage />} />
        <Route path="questions" element={<QuestionsPage />} />
      </Routes>
    </>
  )
}
