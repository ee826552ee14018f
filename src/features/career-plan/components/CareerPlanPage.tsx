import { Button } from '@mantine/core'
import { IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { type Job, jobsQuery } from '../api/get-jobs.ts'
import { planQuery } from '../api/get-plan.ts'
import type { Plan } from '../model.ts'
import classes from './CareerPlan.module.css'
import { GapCard } from './GapCard.tsx'
import { JobChooser } from './JobChooser.tsx'
import { MilestonesCard } from './MilestonesCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { PathCard } from './PathCard.tsx'
import { TargetBar } from './TargetBar.tsx'

export function CareerPlanPage() {
  const { t } = useTranslation('plan')
  const { id } = useSignedIn()
  const plan = useQuery(planQuery(id))
  const jobs = useQuery(jobsQuery())
  const error = (!plan.data && plan.error) || (!jobs.data && jobs.error)
  if (plan.data && jobs.data) return <LoadedPlan plan={plan.data} jobs={jobs.data} />
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {error ? (
        <LoadFailure error={error} onRetry={() => Promise.all([plan.refetch(), jobs.refetch()])} />
      ) : (
        <CardsSkeleton tiles={2} />
      )}
    </>
  )
}

function LoadedPlan({ plan, jobs }: { plan: Plan; jobs: Job[] }) {
  const { t } = useTranslation('plan')
  const [params, setParams] = useSearchParams()
  const [isChoosing, setChoosing] = useState(false)
  const targets = plan.targets.flatMap((slug) => jobs.find((job) => job.slug === slug) ?? [])
  const shown = targets.find(({ slug }) => slug === params.get('job')) ?? targets[0]
  const choose = (
    <Button
      variant={shown ? 'default' : 'filled'}
      leftSection={<IconTargetArrow size={18} aria-hidden />}
      onClick={() => setChoosing(true)}
    >
      {t(shown ? 'targets.change' : 'targets.choose')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={shown && choose} />
      {shown ? (
        <>
          <TargetBar
            targets={targets}
            shown={shown}
            onShow={(job) => setParams(job === targets[0]?.slug ? {} : { job }, { replace: true })}
          />
          <div className={classes.columns}>
            <GapCard job={shown} plan={plan} isMain={shown === targets[0]} />
            <PathCard key={shown.slug} job={shown} plan={plan} />
          </div>
        </>
      ) : (
        <div className={classes.empty}>
          <EmptyState title={t('empty')} text={t('emptyText')} action={choose} />
        </div>
      )}
      <MilestonesCard plan={plan} job={shown} />
      <NotesCard notes={plan.notes} adviser={plan.adviser} />
      <JobChooser jobs={jobs} plan={plan} opened={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
