import { Anchor, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, timeAgo } from '../../../../../lib/dates.ts'
import { ResponsiveTable } from '../../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { MissionCover } from '../../../missions/components/MissionCover.tsx'
import type { AuthoredMission } from '../../api/get-missions.ts'
import { isPast } from '../../model/closing.ts'
import { MissionBadge } from './MissionBadge.tsx'
import { MissionMenu } from './MissionMenu.tsx'

export function MissionsTable({ missions }: { missions: AuthoredMission[] }) {
  const { t } = useTranslation('authoring')
  const { t: tMissions } = useTranslation('missions')
  const path = useAreaPath()
  return (
    <ResponsiveTable
      caption={t('title')}
      rows={missions}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('list.mission'),
          cell: ({ id, title, category, by_invitation, has_changes, closes_on }) => (
            <Group gap="sm" wrap="nowrap">
              {category && <MissionCover id={id} category={category} shape="thumbnail" />}
              <div>
                <Anchor component={Link} to={path(`missions/${id}`)} fw={600}>
                  {title || t('list.untitled')}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {[
                    has_changes && t('changes.inList'),
                    by_invitation && t('list.invitation'),
                    closes_on &&
                      t(isPast(closes_on) ? 'list.closed' : 'list.closes', { date: formatDate(closes_on) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
            </Group>
          ),
        },
        {
          header: t('list.status'),
          cell: ({ status, version }) => <MissionBadge status={status} version={version} />,
        },
        {
          header: t('list.category'),
          cell: ({ category }) => category && tMissions(`categories.${category}`),
        },
        {
          header: t('list.figures'),
          cell: ({ id, title, version }) =>
            version > 0 && (
              <Anchor
                component={Link}
                to={path(`missions/${id}/analytics`)}
                aria-label={t('list.analyticsFor', { title: title || t('list.untitled') })}
              >
                {t('list.analytics')}
              </Anchor>
            ),
        },
        { header: t('list.changed'), cell: ({ updated_at }) => timeAgo(updated_at) },
        { header: t('list.actions'), cell: (mission) => <MissionMenu mission={mission} /> },
      ]}
    />
  )
}
