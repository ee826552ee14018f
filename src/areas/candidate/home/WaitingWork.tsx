import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Simulation } from '../../../features/career/progress/api/answers.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Section } from '../../../ui/Section.tsx'
import classes from './HomePage.module.css'

/** Submitted work, and when feedback on it was promised. */
export function WaitingWork({ work }: { work: Simulation[] }) {
  const { t } = useTranslation('candidate')
  const path = useAreaPath()
  return (
    <Section title={t('home.waiting.title')}>
      <ul className={classes.waiting}>
        {work.map(({ enrollment_id, title, company, due_at }) => {
          const isLate = due_at !== null && Date.parse(due_at) < Date.now()
          return (
            <li key={enrollment_id}>
              <Anchor component={Link} to={path(`/missions/work/${enrollment_id}`)} fw={600}>
                {title}
              </Anchor>
              <Text size="sm" c={isLate ? 'var(--danger-text)' : 'dimmed'}>
                {[
                  company,
                  due_at
                    ? t(isLate ? 'home.waiting.late' : 'home.waiting.by', { date: formatDate(due_at) })
                    : t('home.waiting.soon'),
                ].join(' · ')}
              </Text>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
