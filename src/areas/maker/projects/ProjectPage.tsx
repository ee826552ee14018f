import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { OpenProject } from '../../../features/makers/projects/api/answers.ts'
import { projectQuery } from '../../../features/makers/projects/api/get-project.ts'
import { AboutSection } from '../../../features/makers/projects/components/AboutSection.tsx'
import { BudgetSection } from '../../../features/makers/projects/components/BudgetSection.tsx'
import { FilesSection } from '../../../features/makers/projects/components/FilesSection.tsx'
import { HistorySection } from '../../../features/makers/projects/components/HistorySection.tsx'
import { HoursSection } from '../../../features/makers/projects/components/HoursSection.tsx'
import { InvoicesSection } from '../../../features/makers/projects/components/InvoicesSection.tsx'
import { LinkSection } from '../../../features/makers/projects/components/LinkSection.tsx'
import { ProjectHead } from '../../../features/makers/projects/components/ProjectHead.tsx'
import { TasksSection } from '../../../features/makers/projects/components/TasksSection.tsx'
import { RatingSection } from '../../../features/makers/ratings/components/RatingSection.tsx'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import classes from './Pages.module.css'

export function ProjectPage() {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const { projectId = '' } = useParams()
  const query = useQuery(projectQuery(projectId))
  const { data } = query
  return (
    <>
      <Box mb="md">
        <BackLink to={path('/projects')} label={t('project.all')} />
      </Box>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={3} />} />
      {data === null && (
        <EmptyState
          title={t('project.gone')}
          text={t('project.goneText')}
          action={<LinkButton to={path('/projects')}>{t('project.all')}</LinkButton>}
        />
      )}
      {data && <Sections open={data} />}
    </>
  )
}

function Sections({ open }: { open: OpenProject }) {
  const { project, invoices } = open
  return (
    <>
      <ProjectHead open={open} />
      <div className={classes.columns}>
        <div>
          <AboutSection project={project} />
          <TasksSection projectId={project.id} tasks={open.tasks} />
          <HoursSection project={project} entries={open.entries} timer={open.timer} />
          <FilesSection projectId={project.id} files={open.files} />
        </div>
        <div>
          <BudgetSection project={project} invoices={invoices} />
          <InvoicesSection project={project} invoices={invoices} />
          <LinkSection projectId={project.id} link={open.link} />
          <RatingSection
            projectId={project.id}
            canRate={project.status === 'review' || project.status === 'done'}
            rating={open.rating}
            contacts={open.contacts}
          />
          <HistorySection history={open.history} />
        </div>
      </div>
    </>
  )
}
