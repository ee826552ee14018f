import { Anchor, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import type { AskedSkill } from '../gap.ts'
import { AskedEntry, AskedList } from './AskedList.tsx'

const looks = {
  proven: { icon: IconCircleCheck, color: 'var(--moss-text)' },
  declared: { icon: IconCircleDot, color: 'var(--brand-text)' },
  missing: { icon: IconCircleDashed, color: 'var(--mantine-color-dimmed)' },
} as const

/** Requested skills, each with its proof or what is missing. */
export function AskedSkills({ title, skills }: { title: string; skills: AskedSkill[] }) {
  const { t } = useTranslation('careerPlan')
  return (
    <AskedList title={title}>
      {skills.map(({ skill, state, proof }) => (
        <AskedEntry
          key={skill}
          look={looks[state]}
          name={<SkillName slug={skill} />}
          state={t(`gap.states.${state}`)}
        >
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
        </AskedEntry>
      ))}
    </AskedList>
  )
}
