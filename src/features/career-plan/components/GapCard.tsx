import { Anchor, Badge, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { certificatePath } from '../../../lib/paths.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { skillName, skillsQuery } from '../../skills/api/get-skills.ts'
import { type Job, jobSummary, jobTitle } from '../api/get-jobs.ts'
import { type AskedSkill, gapOf } from '../gap.ts'
import type { Plan } from '../model.ts'
import classes from './CareerPlan.module.css'

const looks = {
  proven: { icon: IconCircleCheck, color: 'var(--moss-text)' },
  declared: { icon: IconCircleDot, color: 'var(--brand-text)' },
  missing: { icon: IconCircleDashed, color: 'var(--mantine-color-dimmed)' },
} as const

interface Props {
  job: Job
  plan: Plan
  isMain: boolean
}

/** What a job asks for, against what was proven and declared. */
export function GapCard({ job, plan, isMain }: Props) {
  const { t } = useTranslation('plan')
  const path = useAreaPath()
  const { essential, optional, proven } = gapOf(job, plan)
  const total = essential.length
  const label = t('gap.proven', { count: proven, total })
  return (
    <Card padding="lg" component="section" aria-labelledby="target-job">
      <Stack gap="md">
        <div>
          <Group gap="xs" mb={6}>
            <Title order={2} id="target-job">
              {jobTitle(job)}
            </Title>
            {isMain && (
              <Badge variant="light" c="var(--brand-text)" tt="none">
                {t('targets.main')}
              </Badge>
            )}
          </Group>
          <Text>{jobSummary(job)}</Text>
        </div>
        <div>
          <Text fw={600} mb={6} role="status">
            {proven === total ? t('gap.all') : label}
          </Text>
          <Progress value={(proven / total) * 100} color="moss" aria-label={label} />
        </div>
        <Skills title={t('gap.essential')} skills={essential} />
        {optional.length > 0 && <Skills title={t('gap.optional')} skills={optional} />}
        <Anchor component={Link} to={path('/profile')}>
          {t('gap.profile')}
        </Anchor>
      </Stack>
    </Card>
  )
}

function Skills({ title, skills }: { title: string; skills: AskedSkill[] }) {
  const { t } = useTranslation('plan')
  const { data: catalogue } = useQuery(skillsQuery())
  return (
    <div>
      <Title order={3} fz="sm" c="dimmed" mb={4}>
        {title}
      </Title>
      <ul className={classes.skills}>
        {skills.map(({ skill, state, proof }) => {
          const { icon: Icon, color } = looks[state]
          return (
            <li key={skill}>
              <Icon size={20} color={color} aria-hidden />
              <div>
                <Group justify="space-between" gap="xs">
                  <Text fw={500}>{skillName(catalogue, skill)}</Text>
                  <Text size="sm" c={color}>
                    {t(`gap.states.${state}`)}
                  </Text>
                </Group>
                {proof && (
                  <Anchor size="sm" component={Link} to={certificatePath(proof.code)}>
                    {t('gap.evidence', { date: formatDate(proof.proven_at), mission: proof.mission })}
                  </Anchor>
                )}
                {state === 'declared' && (
                  <Text size="sm" c="dimmed">
                    {t('gap.declared')}
                  </Text>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
