import { Anchor, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay } from '../../../../../lib/dates.ts'
import { formatItems } from '../../../../../lib/formats/lists.ts'
import { ResponsiveTable } from '../../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { MissionCover } from '../../../../missions/missions/components/MissionCover.tsx'
import type { ListedProgram } from '../../api/answers.ts'
import { ProgramBadge } from '../ProgramBadge.tsx'

export function ProgramsTable({ programs }: { programs: ListedProgram[] }) {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  return (
    <ResponsiveTable
      caption={t('title')}
      rows={programs}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('table.program'),
          width: '40%',
          cell: ({ id, name, mode, choose_count, covers }) => (
            <Group gap="6px 12px">
              {covers.length > 0 && (
                <Group gap={4} wrap="nowrap">
                  {covers.map((cover) => (
                    <MissionCover key={cover.id} {...cover} shape="small" />
                  ))}
                </Group>
              )}
              <div style={{ flex: '1 1 9rem' }}>
                <Anchor component={Link} to={path(`/programs/${id}`)} fw={600}>
                  {name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {t(`modes.${mode}`, { count: choose_count ?? 0 })}
                </Text>
              </div>
            </Group>
          ),
        },
        { header: t('table.cohorts'), cell: ({ cohorts }) => formatItems(cohorts) || t('noCohort') },
        {
          header: t('table.size'),
          cell: ({ missions, students, asking }) => (
            <>
              {t('missionCount', { count: missions })}
              <br />
              {t('studentCount', { count: students })}
              {asking > 0 && (
                <Text size="sm" c="var(--amber-text)">
                  {t('asking', { count: asking })}
                </Text>
              )}
            </>
          ),
        },
        {
          header: t('table.next'),
          width: 150,
          cell: ({ next_due }) => (next_due ? formatCalendarDay(next_due, 'medium') : t('noDue')),
        },
        { header: t('table.state'), width: 150, cell: (program) => <ProgramBadge program={program} /> },
      ]}
    />
  )
}
