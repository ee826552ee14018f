import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { sharedWorkQuery } from '../../api/get-work-for-school.ts'
import { AttemptCard } from './AttemptCard.tsx'

/** A submission a student shares with the school, with room for the school's comments. */
export function SharedWorkPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { programId = '', enrollmentId = '' } = useParams()
  const { data, error, refetch } = useQuery(sharedWorkQuery(enrollmentId))
  return (
    <>
      <PageHeader
        title={data ? t('work.title', { name: data.student }) : t('cell.work')}
        description={data && `${data.mission} · ${data.company}`}
        back={{ to: path(`/programs/${programId}`), label: t('work.back') }}
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} rows={2} />}
      <Stack gap="lg">
        {data?.attempts.map((attempt) => (
          <AttemptCard key={attempt.id} enrollmentId={enrollmentId} attempt={attempt} />
        ))}
      </Stack>
    </>
  )
}
