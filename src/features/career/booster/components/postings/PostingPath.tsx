import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../../lib/formats/lists.ts'
import { LoadFailure } from '../../../../../ui/LoadFailure.tsx'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { skillName, skillsQuery } from '../../../../core/skills/api/get-skills.ts'
import type { Plan } from '../../../career-plan/api/answers.ts'
import { useDismissMission } from '../../../career-plan/api/dismiss-mission.ts'
import { PathRules } from '../../../career-plan/components/PathRules.tsx'
import { PathSteps } from '../../../career-plan/components/PathSteps.tsx'
import { skillsPathQuery } from '../../api/get-skills-path.ts'

interface Props {
  title: string
  asked: { essential: string[]; optional: string[] }
  plan: Plan
}

/** Missions that would close the gap, chosen by the rules of the career plan. */
export function PostingPath({ title, asked, plan }: Props) {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(skillsPathQuery(id, asked.essential, asked.optional))
  const { data: skills } = useQuery(skillsQuery())
  const dismiss = useDismissMission()
  const gone = new Set(plan.dismissed.map(({ mission_id }) => mission_id))
  const steps = data?.steps.filter(({ mission_id, status }) => status || !gone.has(mission_id)) ?? []
  const names = (slugs: string[]) => formatList(slugs.map((slug) => skillName(skills, slug)))
  return (
    <Card padding="lg" component="section" aria-labelledby="posting-path">
      <Title order={2} id="posting-path">
        {t('posting.path')}
      </Title>
      <Text c="dimmed">{t('posting.pathText')}</Text>
      <PathRules />
      {!data && !error && <Skeleton height={160} mt="md" />}
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {data && steps.length === 0 && <Text mt="md">{t('posting.noPath')}</Text>}
      {steps.length > 0 && (
        <PathSteps steps={steps} job={title} names={names} onDismiss={(mission) => dismiss.mutate(mission)} />
      )}
      {data && data.uncovered.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('posting.uncovered', { skills: names(data.uncovered) })}
        </Text>
      )}
    </Card>
  )
}
