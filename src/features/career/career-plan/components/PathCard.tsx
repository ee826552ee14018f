import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../lib/formats/lists.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import type { DismissedMission, Plan } from '../api/answers.ts'
import { useBringBackMission, useDismissMission } from '../api/dismiss-mission.ts'
import { type Job, jobTitle } from '../api/get-jobs.ts'
import { pathQuery } from '../api/get-path.ts'
import classes from './CareerPlan.module.css'
import { PathRules } from './PathRules.tsx'
import { PathSteps } from './PathSteps.tsx'
import { UndoNotice } from './UndoNotice.tsx'

/** The missions that lead to a job: those done and started, then what comes next and why. */
export function PathCard({ job, plan }: { job: Job; plan: Plan }) {
  const { t } = useTranslation('careerPlan')
  const area = useAreaPath()
  const { id } = useSignedIn()
  const path = useQuery(pathQuery(id, job.slug))
  const skills = useQuery(skillsQuery())
  // Its sentences name skills.
  const data = skills.data && path.data
  const dismiss = useDismissMission()
  const bringBack = useBringBackMission()
  const [last, setLast] = useState<DismissedMission>()
  const names = (slugs: string[]) => formatList(slugs.map((slug) => skillName(skills.data, slug)))
  const gone = new Set(plan.dismissed.map(({ mission_id }) => mission_id))
  const steps = data?.steps.filter(({ mission_id, status }) => status || !gone.has(mission_id))
  const undo = (mission: DismissedMission) => {
    bringBack.mutate(mission)
    setLast(undefined)
  }
  return (
    <Card padding="lg" component="section" aria-labelledby="mission-path">
      <Stack gap="md">
        <div>
          <Title order={2} id="mission-path">
            {t('path.title')}
          </Title>
          <Text c="dimmed">{t('path.description')}</Text>
          <PathRules />
        </div>
        {last && gone.has(last.mission_id) && (
          <UndoNotice
            text={t('path.dismissed', { mission: last.title })}
            undo={t('path.undo')}
            onUndo={() => undo(last)}
          />
        )}
        <LoadState query={[path, skills]} skeleton={<Skeleton height={320} radius="lg" />} />
        {steps && steps.length > 0 && (
          <PathSteps
            steps={steps}
            job={jobTitle(job)}
            names={names}
            onDismiss={(mission) => {
              dismiss.mutate(mission)
              setLast(mission)
            }}
          />
        )}
        {steps?.length === 0 && (
          <EmptyState
            compact
            title={t('path.emptyTitle')}
            text={t('path.emptyText')}
            action={<LinkButton to={area('/missions')}>{t('path.browse')}</LinkButton>}
          />
        )}
        {data && data.uncovered.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('path.uncovered', { skills: names(data.uncovered) })}
          </Text>
        )}
        {plan.dismissed.length > 0 && (
          <details className={classes.more}>
            <summary>{t('path.dismissedTitle', { count: plan.dismissed.length })}</summary>
            <ul className={classes.plain}>
              {plan.dismissed.map((mission) => (
                <li key={mission.mission_id}>
                  <Group justify="space-between" gap="xs">
                    <Text size="sm">{mission.title}</Text>
                    <Button
                      variant="subtle"
                      aria-label={t('path.bringBackNamed', { mission: mission.title })}
                      onClick={() => undo(mission)}
                    >
                      {t('path.bringBack')}
                    </Button>
                  </Group>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Card>
  )
}
