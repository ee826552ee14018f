import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../../../lib/dates.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { CaseRow } from '../api/answers.ts'
import classes from './Moderation.module.css'

/** One case in the queue: what it is about, how many reported it, and its status. */
export function CaseItem({ row }: { row: CaseRow }) {
  const { t } = useTranslation(['moderation', 'reports'])
  const path = useAreaPath()
  const owner = row.person ?? row.organization
  return (
    <Card padding="lg" component="li">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={6}>
          <Title order={2} size="h3" className={classes.title}>
            <Anchor component={Link} to={path(`/moderation/${row.id}`)} inherit>
              {t(`reports:kinds.${row.kind}`)} · {row.title || t('untitled')}
            </Anchor>
          </Title>
          <Text size="sm">{row.reasons.map((reason) => t(`reports:reasons.${reason}`)).join(' · ')}</Text>
          <Text size="sm" c="dimmed">
            {[
              t('reports', { count: row.reports }),
              owner && owner !== row.title && t('of', { name: owner }),
              row.decision && row.decidedAt
                ? t('decidedWhen', {
                    decision: t(`reports:decisions.${row.decision}`),
                    when: timeAgo(row.decidedAt),
                  })
                : t('opened', { when: timeAgo(row.openedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        <CaseBadges row={row} />
      </Group>
    </Card>
  )
}

export function CaseBadges({ row }: { row: CaseRow }) {
  const { t } = useTranslation('moderation')
  return (
    <Group gap="xs">
      {row.isReversed && (
        <Badge variant="light" color="gray" size="lg">
          {t('reversed')}
        </Badge>
      )}
      {row.claimedBy && (
        <Badge variant="light" color="indigo" size="lg">
          {row.isMine ? t('takenByMe') : t('takenBy', { name: row.claimedBy })}
        </Badge>
      )}
      <Badge variant="light" color={row.status === 'decided' ? 'moss' : 'amber'} size="lg">
        {t(`status.${row.status}`)}
      </Badge>
    </Group>
  )
}
