import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Pages } from '../../../../ui/Pages.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { Partnership, SeenStudents } from '../api/answers.ts'
import { seenStudentsQuery, studentsPageSize } from '../api/get-students.ts'
import { StudentsTable } from './StudentsTable.tsx'

/** What the partner sees of the students; the school sees the same. */
export function StudentsCard({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation('partnerships')
  const [page, setPage] = useState(1)
  const query = useQuery(seenStudentsQuery(partnership.id, page - 1))
  const { data } = query
  return (
    <Card padding="lg" component="section" aria-labelledby="seen-students">
      <Stack gap="md">
        <div>
          <Title order={2} id="seen-students">
            {t('students.title')}
          </Title>
          <Text c="dimmed">
            {partnership.side === 'school'
              ? t('students.asSchool', { name: partnership.partner.name })
              : t('students.asPartner')}
          </Text>
        </div>
        <LoadState query={query} skeleton={<Skeleton height={120} />} />
        {data?.level === 'none' && <Text>{t('students.none')}</Text>}
        {data && data.level !== 'none' && <Figures seen={data} />}
        {data?.people && (
          <>
            <StudentsTable
              people={data.people}
              missions={data.missions!}
              withProgress={data.level === 'full'}
            />
            <Pages
              label={t('students.pages')}
              total={Math.ceil((data.total ?? 0) / studentsPageSize)}
              page={page}
              onChange={setPage}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Figures({ seen }: { seen: SeenStudents }) {
  const { t } = useTranslation('partnerships')
  const shown = (count: number | null | undefined) =>
    count === null || count === undefined ? t('students.fewer') : formatNumber(count)
  return (
    <>
      <Text>{t('students.sharing', { number: shown(seen.students) })}</Text>
      {seen.missions!.length === 0 ? (
        <Text c="dimmed">{t('students.noMissions')}</Text>
      ) : (
        <ResponsiveTable
          caption={t('terms.missions')}
          rows={seen.missions!}
          keyOf={({ id }) => id}
          columns={[
            { header: t('students.mission'), cell: ({ title }) => title },
            { header: t('students.begun'), cell: ({ begun }) => shown(begun) },
            { header: t('students.submitted'), cell: ({ submitted }) => shown(submitted) },
            { header: t('students.validated'), cell: ({ validated }) => shown(validated) },
          ]}
        />
      )}
    </>
  )
}
