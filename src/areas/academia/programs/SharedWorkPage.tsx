import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { sharedWorkQuery } from '../../../features/schools/programs/api/get-work-for-school.ts'
import { AttemptCard } from '../../../features/schools/programs/components/work/AttemptCard.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** A submission a student shares with the school, with room for the school's comments. */
export function SharedWorkPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { programId = '', enrollmentId = '' } = useParams()
  const query = useQuery(sharedWorkQuery(enrollmentId))
  const { data } = query
  return (
    <>
      <PageHeader
        title={data ? t('work.title', { name: data.student }) : t('cell.work')}
        description={data && `${data.mission} · ${data.company}`}
        back={{ to: path(`/programs/${programId}`), label: t('work.back') }}
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={2} />} />
      <Stack gap="lg">
        {data?.attempts.map((attempt) => (
          <AttemptCard key={attempt.id} enrollmentId={enrollmentId} attempt={attempt} />
        ))}
      </Stack>
    </>
  )
}
