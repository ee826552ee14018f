import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { programPageQuery } from '../../../features/schools/programs/api/get-program-page.ts'
import { ProgramView } from '../../../features/schools/programs/components/ProgramView.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** One program: progress, requests for places and votes. */
export function ProgramPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { programId = '' } = useParams()
  const { data, error, refetch } = useQuery(programPageQuery(programId))
  if (data) return <ProgramView page={data} />
  return (
    <>
      <PageHeader title={t('title')} back={{ to: path('/programs'), label: t('back') }} />
      {error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={4} rows={4} />}
    </>
  )
}
