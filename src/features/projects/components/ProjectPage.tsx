import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { RatingSection } from '../../ratings/components/RatingSection.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { projectQuery } from '../api/get-project.ts'
import type { OpenProject } from '../model.ts'
import { AboutSection } from './AboutSection.tsx'
import { BudgetSection } from './BudgetSection.tsx'
import { FilesSection } from './FilesSection.tsx'
import { HistorySection } from './HistorySection.tsx'
import { HoursSection } from './HoursSection.tsx'
import { InvoicesSection } from './InvoicesSection.tsx'
import { LinkSection } from './LinkSection.tsx'
import { ProjectHead } from './ProjectHead.tsx'
import classes from './Projects.module.css'
import { TasksSection } from './TasksSection.tsx'

export function ProjectPage() {
  const { t } = useTranslation('projects')
  const path = useAreaPath()
  const { projectId = '' } = useParams()
  const { data, error, refetch } = useQuery(projectQuery(projectId))
  return (
    <>
      <Box mb="md">
        <BackLink to={path('/projects')} label={t('project.all')} />
      </Box>
      {data === undefined &&
        (error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={2} rows={3} />)}
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
