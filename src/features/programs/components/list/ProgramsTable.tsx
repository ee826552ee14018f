import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import type { ListedProgram } from '../../api/get-programs.ts'
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
          cell: ({ id, name, mode, choose_count }) => (
            <>
              <Anchor component={Link} to={path(`/programs/${id}`)} fw={600}>
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`modes.${mode}`, { count: choose_count ?? 0 })}
              </Text>
            </>
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
          cell: ({ next_due }) => (next_due ? formatCalendarDay(next_due) : t('noDue')),
        },
        { header: t('table.state'), width: 150, cell: (program) => <ProgramBadge program={program} /> },
      ]}
    />
  )
}
