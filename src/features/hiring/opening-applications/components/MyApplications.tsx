import { Anchor, Badge, Card, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { SentApplication } from '../api/answers.ts'
import { useStageName } from '../use-stage-name.ts'
import classes from './OpeningApplications.module.css'

/** A candidate's applications to openings, newest first. */
export function MyApplications({ applications }: { applications: SentApplication[] }) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const nameOf = useStageName()
  return (
    <ul className={classes.plain}>
      {applications.map(({ id, title, company, stage, dueAt, isLate, sentAt, withdrawnAt }) => (
        <li key={id}>
          <Card padding="md">
            <Group justify="space-between" gap="xs">
              <Anchor component={Link} fw={600} to={path(`/opportunities/applications/${id}`)}>
                {title}
              </Anchor>
              <Badge variant="default">{withdrawnAt ? t('pipeline.withdrawn') : nameOf(stage)}</Badge>
            </Group>
            <Text size="sm" c="dimmed">
              {company} · {formatDate(sentAt)}
            </Text>
            {dueAt && (
              <Text size="sm" c={isLate ? 'var(--danger-text)' : undefined}>
                {t(isLate ? 'late' : 'due', { date: formatDate(dueAt) })}
              </Text>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}
