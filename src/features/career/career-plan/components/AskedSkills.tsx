import { Anchor, Group, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import type { AskedSkill } from '../gap.ts'
import classes from './CareerPlan.module.css'

const looks = {
  proven: { icon: IconCircleCheck, color: 'var(--moss-text)' },
  declared: { icon: IconCircleDot, color: 'var(--brand-text)' },
  missing: { icon: IconCircleDashed, color: 'var(--mantine-color-dimmed)' },
} as const

/** Requested skills, each with its proof or what is missing. */
export function AskedSkills({ title, skills }: { title: string; skills: AskedSkill[] }) {
  const { t } = useTranslation('careerPlan')
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
                  <Text fw={500}>
                    <SkillName slug={skill} />
                  </Text>
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
