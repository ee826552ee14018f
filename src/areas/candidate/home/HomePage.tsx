import { Anchor, Card, Progress, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { GoalSummary } from '../../../features/career/career-plan/components/GoalSummary.tsx'
import { ProgressSummary } from '../../../features/career/progress/components/ProgressSummary.tsx'
import { nextSteps } from '../../../features/career/progress/next-steps.ts'
import { Checklist } from '../../../features/career/weekly-goals/components/Checklist.tsx'
import { WeekCard } from '../../../features/career/weekly-goals/components/WeekCard.tsx'
import { firstSteps } from '../../../features/career/weekly-goals/model.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { completeness } from '../../../features/profile/profiles/completeness.ts'
import { SchoolAsksCard } from '../../../features/schools/programs/components/mine/SchoolAsksCard.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { homeQuery } from './api/get-home.ts'
import classes from './HomePage.module.css'

export function HomePage() {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  const { id, profile } = useSignedIn()
  const { data: home, error, refetch } = useQuery(homeQuery(id))
  const data = home?.simulations
  const { percent, missing } = completeness(profile)
  // Don't repeat what the checklist above already says.
  const isListed = (step: string) => !error && !home?.habits.is_checklist_hidden && step in firstSteps
  const discovery = home?.discovery
  const steps = [
    ...(discovery && discovery.requests > 0
      ? [{ to: path('/networking/requests'), label: t('home.requests', { count: discovery.requests }) }]
      : []),
    ...(data ? nextSteps(data, path) : []).map(({ kind, title, to }) => ({
      to,
      label: t(`home.now.${kind}`, { title }),
    })),
    ...missing
      .filter((step) => !isListed(step))
      .map((step) => ({ to: path('/profile'), label: t(`home.steps.${step}`) })),
  ]
  const name = profile?.first_name || t('home.fallbackName')
  return (
    <>
      <PageHeader title={t('home.title', { name })} description={t('home.description')} />
      {home && <SchoolAsksCard assignments={home.assignments} />}
      {home && <Checklist habits={home.habits} />}
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="lg">
        <HomeCard title={t('home.progress')}>
          <Text>{t('home.profileComplete', { percent })}</Text>
          <Progress
            value={percent}
            color={percent === 100 ? 'moss' : 'indigo'}
            aria-label={t('home.progress')}
          />
          {data && <ProgressSummary simulations={data} />}
          {discovery?.isFindable && (
            <Text>
              <Anchor component={Link} to={path('/profile/consent')}>
                {t('home.views', { count: discovery.views })}
              </Anchor>
            </Text>
          )}
          {!data && !error && <Skeleton height={66} />}
          {!data && error && <LoadFailure error={error} onRetry={refetch} />}
          {data?.length === 0 ? (
            <LinkButton to={path('/missions')} className={classes.action}>
              {t('home.findMission')}
            </LinkButton>
          ) : (
            <LinkButton to={path('/progress')} variant="default" className={classes.action}>
              {t('home.seeProgress')}
            </LinkButton>
          )}
        </HomeCard>
        <HomeCard title={t('home.next')}>
          {steps.length === 0 ? (
            <Text c="dimmed">{t('home.allDone')}</Text>
          ) : (
            <ul className={classes.steps}>
              {steps.slice(0, 5).map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>
                    {label}
                    <IconArrowRight size={18} stroke={1.7} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </HomeCard>
        <HomeCard title={t('home.goal')}>
          {home?.goal && <GoalSummary goal={home.goal} />}
          {!home && !error && <Skeleton height={66} />}
          {home && !home.goal && (
            <>
              {profile?.job_title && <Text>{t('home.job', { job: profile.job_title })}</Text>}
              <Text c="dimmed">{t('home.noGoal')}</Text>
            </>
          )}
          <LinkButton to={path('/career-plan')} variant="default" className={classes.action}>
            {t('home.setGoal')}
          </LinkButton>
        </HomeCard>
      </SimpleGrid>
      {home && <WeekCard habits={home.habits} />}
    </>
  )
}

function HomeCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="md" h="100%" align="stretch">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  )
}
