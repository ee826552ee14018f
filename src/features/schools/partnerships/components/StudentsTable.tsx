import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { SeenStudents } from '../api/answers.ts'
import classes from './Partnerships.module.css'

interface Props {
  people: NonNullable<SeenStudents['people']>
  missions: NonNullable<SeenStudents['missions']>
  /** Not only names, but also each student's progress. */
  withProgress: boolean
}

export function StudentsTable({ people, missions, withProgress }: Props) {
  const { t } = useTranslation('partnerships')
  function progressOf({ work }: Props['people'][number]) {
    const begun = missions.filter(({ id }) => work?.[id])
    if (begun.length === 0) return t('students.notBegun')
    return (
      <ul className={classes.missions}>
        {begun.map(({ id, title }) => {
          const { status, at } = work![id]!
          return (
            <li key={id}>
              {title} · {t(`students.status.${status}`)} · {formatCalendarDay(at)}
            </li>
          )
        })}
      </ul>
    )
  }
  const progress = { header: t('students.progress'), cell: progressOf }
  return (
    <>
      <Title order={3}>{t('students.people')}</Title>
      {people.length === 0 ? (
        <Text c="dimmed">{t('students.noPeople')}</Text>
      ) : (
        <ResponsiveTable
          caption={t('students.people')}
          rows={people}
          keyOf={({ id }) => id}
          columns={[
            { header: t('students.name'), cell: ({ name }) => name },
            ...(withProgress ? [progress] : []),
          ]}
        />
      )}
    </>
  )
}
