import { Anchor, Badge, Checkbox, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { nameOf, type StudentRow } from '../model.ts'
import type { RosterSelection } from '../use-selection.ts'
import { AccountBadge } from './AccountBadge.tsx'

interface Props {
  students: StudentRow[]
  /** Not there for those who only read. */
  selection: RosterSelection | undefined
}

export function RosterTable({ students, selection }: Props) {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const choice = selection && {
    header: t('roster.choose'),
    width: 90,
    cell: (student: StudentRow) => (
      <Checkbox
        aria-label={t('roster.chooseOne', { name: nameOf(student) })}
        checked={selection.has(student.id)}
        onChange={() => selection.turn(student.id)}
      />
    ),
  }
  return (
    <ResponsiveTable
      caption={t('roster.title')}
      rows={students}
      keyOf={({ id }) => id}
      columns={[
        ...(choice ? [choice] : []),
        {
          header: t('fields.name'),
          cell: (student) => (
            <>
              <Anchor component={Link} to={path(`/students/${student.id}`)} fw={600}>
                {`${student.lastName} ${student.firstName}`.trim() || student.email}
              </Anchor>
              <Text size="sm" c="dimmed">
                {[student.email, student.number].filter(Boolean).join(' · ')}
              </Text>
            </>
          ),
        },
        { header: t('fields.cohort'), cell: ({ cohort }) => cohort ?? '–' },
        { header: t('fields.labels'), cell: ({ labels }) => <Labels labels={labels} /> },
        { header: t('fields.adviser'), cell: ({ adviser }) => adviser ?? '–' },
        { header: t('fields.account'), cell: (student) => <AccountBadge student={student} /> },
      ]}
    />
  )
}

export function Labels({ labels }: { labels: string[] }) {
  if (labels.length === 0) return '–'
  return (
    <Group gap={4}>
      {labels.map((label) => (
        <Badge key={label} variant="default" tt="none" fw={500}>
          {label}
        </Badge>
      ))}
    </Group>
  )
}
