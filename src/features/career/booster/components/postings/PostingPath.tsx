import { Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../../lib/formats/lists.ts'
import { LoadState } from '../../../../../ui/LoadState.tsx'
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
  const path = useQuery(skillsPathQuery(id, asked.essential, asked.optional))
  const skills = useQuery(skillsQuery())
  // Its sentences name skills.
  const data = skills.data && path.data
  const dismiss = useDismissMission()
  const gone = new Set(plan.dismissed.map(({ mission_id }) => mission_id))
  const steps = data?.steps.filter(({ mission_id, status }) => status || !gone.has(mission_id)) ?? []
  const names = (slugs: string[]) => formatList(slugs.map((slug) => skillName(skills.data, slug)))
  return (
    <Card padding="lg" component="section" aria-labelledby="posting-path">
      <Title order={2} id="posting-path">
        {t('posting.path')}
      </Title>
      <Text c="dimmed">{t('posting.pathText')}</Text>
      <PathRules />
      <LoadState query={[path, skills]} skeleton={<Skeleton height={160} mt="md" />} />
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
