import { Anchor, Progress, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { GoalSummary } from '../../../features/career/career-plan/components/GoalSummary.tsx'
import { ProgressSummary } from '../../../features/career/progress/components/ProgressSummary.tsx'
import { Checklist } from '../../../features/career/weekly-goals/components/Checklist.tsx'
import { WeekCard } from '../../../features/career/weekly-goals/components/WeekCard.tsx'
import { firstSteps } from '../../../features/career/weekly-goals/model.ts'
import { useNetworkingEntry } from '../../../features/community/network/use-networking-entry.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { completeness } from '../../../features/profile/profiles/completeness.ts'
import { SchoolAsksCard } from '../../../features/schools/programs/components/mine/SchoolAsksCard.tsx'
import { TaskList } from '../../../ui/home/TaskList.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useArrived } from '../../../ui/use-arrived.ts'
import { NewsLine } from '../../shared/home/NewsLine.tsx'
import type { CandidateHome } from './api/answers.ts'
import { homeQuery } from './api/get-home.ts'
import { ContinueCard } from './ContinueCard.tsx'
import classes from './HomePage.module.css'
import { SuggestedMissions } from './SuggestedMissions.tsx'
import { candidateTasks, profileTask } from './tasks.ts'
import { WaitingWork } from './WaitingWork.tsx'

export function HomePage() {
  const { t } = useTranslation('candidate')
  const { id, profile } = useSignedIn()
  const { data: answer, error, refetch } = useQuery(homeQuery(id))
  const home = useArrived(answer)
  const name = profile?.first_name || t('home.fallbackName')
  return (
    <>
      <PageHeader title={t('home.title', { name })} description={t('home.description')} />
      {error && !home && <LoadFailure error={error} onRetry={refetch} />}
      {!home && !error && <Loading />}
      {home && (
        <Stack gap="lg">
          <Lead home={home} />
          <NewsLine news={home.news} />
          <ToDo home={home} />
          <Checklist habits={home.habits} />
          <Plan home={home} />
          <WeekCard habits={home.habits} />
        </Stack>
      )}
    </>
  )
}

/** The most useful next step: the current work, what a school assigned, or a mission to start. */
function Lead({ home: { current, assignments, simulations, suggestions } }: { home: CandidateHome }) {
  const isSame = assignments.next !== null && assignments.next.enrollmentId === current?.enrollment_id
  if (current) {
    return (
      <>
        <ContinueCard work={current} assignments={assignments} />
        {!isSame && <SchoolAsksCard assignments={assignments} />}
      </>
    )
  }
  if (assignments.next) return <SchoolAsksCard assignments={assignments} isLead />
  return (
    <SuggestedMissions
      missions={suggestions}
      isFirst={simulations.every(({ status }) => status === 'left')}
    />
  )
}

function Loading() {
  return (
    <Stack gap="lg" role="status" aria-busy="true">
      <Skeleton h={260} />
      <Skeleton h={220} />
      <Skeleton h={220} />
    </Stack>
  )
}

/** Requests and invitations, what the profile lacks, and submitted work. */
function ToDo({ home }: { home: CandidateHome }) {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  const { missing } = completeness(useSignedIn().profile)
  const { count: network } = useNetworkingEntry()
  // The checklist below says the same.
  const isListed = (step: string) => !home.habits.is_checklist_hidden && step in firstSteps
  const tasks = [
    ...candidateTasks(home, network, path, t),
    ...missing
      .filter((step) => !isListed(step))
      .map((step) => profileTask(step, t(`home.steps.${step}`), path('/profile'))),
  ]
  const waiting = home.simulations.filter(({ status }) => status === 'submitted')
  return (
    <SimpleGrid cols={{ base: 1, md: waiting.length > 0 ? 2 : 1 }} spacing="lg">
      <TaskList title={t('home.next')} tasks={tasks.slice(0, 5)} path={whole} empty={t('home.allDone')} />
      {waiting.length > 0 && <WaitingWork work={waiting} />}
    </SimpleGrid>
  )
}

/** These tasks have full addresses, because some are outside the area. */
const whole = (address: string) => address

function Plan({ home: { goal, simulations, discovery } }: { home: CandidateHome }) {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  const { profile } = useSignedIn()
  const { percent } = completeness(profile)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Section title={t('home.goal')}>
        {goal && <GoalSummary goal={goal} />}
        {!goal && (
          <>
            {profile?.job_title && <Text>{t('home.job', { job: profile.job_title })}</Text>}
            <Text c="dimmed">{t('home.noGoal')}</Text>
          </>
        )}
        <LinkButton to={path('/career-plan')} variant="default" className={classes.action}>
          {t('home.setGoal')}
        </LinkButton>
      </Section>
      <Section title={t('home.progress')}>
        <Text>{t('home.profileComplete', { percent })}</Text>
        <Progress
          value={percent}
          color={percent === 100 ? 'moss' : 'indigo'}
          aria-label={t('home.progress')}
        />
        <ProgressSummary simulations={simulations} />
        {discovery.isFindable && (
          <Text>
            <Anchor component={Link} to={path('/profile/consent')}>
              {t('home.views', { count: discovery.views })}
            </Anchor>
          </Text>
        )}
        <LinkButton to={path('/progress')} variant="default" className={classes.action}>
          {t('home.seeProgress')}
        </LinkButton>
      </Section>
    </SimpleGrid>
  )
}
