import { Anchor, Badge, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Plan } from '../api/answers.ts'
import { type Job, jobSummary, jobTitle } from '../api/get-jobs.ts'
import { gapOf } from '../gap.ts'
import { AskedSkills } from './AskedSkills.tsx'

interface Props {
  job: Job
  plan: Plan
  isMain: boolean
}

/** What a job requires, compared with proven and declared skills. */
export function GapCard({ job, plan, isMain }: Props) {
  const { t } = useTranslation('careerPlan')
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
        <AskedSkills title={t('gap.essential')} skills={essential} />
        {optional.length > 0 && <AskedSkills title={t('gap.optional')} skills={optional} />}
        <Anchor component={Link} to={path('/profile')}>
          {t('gap.profile')}
        </Anchor>
      </Stack>
    </Card>
  )
}
