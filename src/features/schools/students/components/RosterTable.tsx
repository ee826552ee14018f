import { Anchor, Badge, Box, Checkbox, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { noValue } from '../../../../lib/formats/words.ts'
import { Address } from '../../../../ui/Address.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import type { ListedStudent } from '../api/answers.ts'
import { nameOf } from '../model.ts'
import type { RosterSelection } from '../use-selection.ts'
import { AccountBadge } from './AccountBadge.tsx'
import classes from './Students.module.css'

interface Props {
  students: ListedStudent[]
  /** Missing for people with read-only access. */
  selection: RosterSelection | undefined
}

export function RosterTable({ students, selection }: Props) {
  const { t } = useTranslation('students')
  return (
    <ResponsiveTable
      caption={t('roster.title')}
      rows={students}
      keyOf={({ id }) => id}
      isCompact
      columns={[
        {
          header: t('fields.name'),
          width: '38%',
          cell: (student) => <Person student={student} selection={selection} />,
        },
        { header: t('fields.cohort'), isWideOnly: true, cell: ({ cohort }) => cohort ?? noValue },
        { header: t('fields.labels'), isWideOnly: true, cell: ({ labels }) => <Labels labels={labels} /> },
        { header: t('fields.adviser'), isWideOnly: true, cell: ({ adviser }) => adviser ?? noValue },
        { header: t('fields.account'), cell: (student) => <AccountBadge student={student} /> },
      ]}
    />
  )
}

function Person({ student, selection }: { student: ListedStudent; selection: RosterSelection | undefined }) {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const { data: photo } = useQuery(photoUrlQuery(student.photo))
  return (
    <Group gap="sm" wrap="nowrap">
      {selection && (
        <Checkbox
          aria-label={t('roster.chooseOne', { name: nameOf(student) })}
          checked={selection.has(student.id)}
          onChange={() => selection.turn(student.id)}
        />
      )}
      <Box visibleFrom="xs">
        <PersonAvatar name={nameOf(student)} src={photo} size={32} />
      </Box>
      <div>
        <Anchor component={Link} to={path(`/students/${student.id}`)} fw={600}>
          {student.lastName && student.firstName
            ? t('roster.lastFirst', { last: student.lastName, first: student.firstName })
            : student.lastName || student.firstName || student.email}
        </Anchor>
        <Text size="sm" c="dimmed" visibleFrom="md">
          <Address email={student.email} />
          {student.number && (
            <>
              {' · '}
              <span className={classes.whole}>{student.number}</span>
            </>
          )}
        </Text>
        <Text size="sm" c="dimmed" hiddenFrom="md">
          {student.cohort}
        </Text>
      </div>
    </Group>
  )
}

export function Labels({ labels }: { labels: string[] }) {
  if (labels.length === 0) return noValue
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
