import { Button } from '@mantine/core'
import { IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../features/career/career-plan/api/answers.ts'
import { type Job, jobsQuery } from '../../features/career/career-plan/api/get-jobs.ts'
import { planQuery } from '../../features/career/career-plan/api/get-plan.ts'
import classes from '../../features/career/career-plan/components/CareerPlan.module.css'
import { GapCard } from '../../features/career/career-plan/components/GapCard.tsx'
import { JobChooser } from '../../features/career/career-plan/components/JobChooser.tsx'
import { MilestonesCard } from '../../features/career/career-plan/components/MilestonesCard.tsx'
import { NotesCard } from '../../features/career/career-plan/components/NotesCard.tsx'
import { PathCard } from '../../features/career/career-plan/components/PathCard.tsx'
import { TargetBar } from '../../features/career/career-plan/components/TargetBar.tsx'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { text } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Later } from '../../ui/Later.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const params = { job: text() }

export function CareerPlanPage() {
  const { t } = useTranslation('careerPlan')
  const { id } = useSignedIn()
  const plan = useQuery(planQuery(id))
  const jobs = useQuery(jobsQuery())
  if (plan.data && jobs.data) return <LoadedPlan plan={plan.data} jobs={jobs.data} />
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <LoadState query={[plan, jobs]} skeleton={<CardsSkeleton tiles={2} />} />
    </>
  )
}

function LoadedPlan({ plan, jobs }: { plan: Plan; jobs: Job[] }) {
  const { t } = useTranslation('careerPlan')
  const { values, set } = useUrlState(params)
  const [isChoosing, setChoosing] = useState(false)
  const targets = plan.targets.flatMap((slug) => jobs.find((job) => job.slug === slug) ?? [])
  const shown = targets.find(({ slug }) => slug === values.job) ?? targets[0]
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
            onShow={(job) => set({ job: job === targets[0]?.slug ? undefined : job })}
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
      <Later>
        <MilestonesCard plan={plan} job={shown} />
        <NotesCard notes={plan.notes} adviser={plan.adviser} />
      </Later>
      <JobChooser jobs={jobs} plan={plan} opened={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}
