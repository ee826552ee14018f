import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { OrganizationGate } from '../../../organizations/components/OrganizationGate.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { programPageQuery } from '../../api/get-program-page.ts'
import { ProgramForm } from './ProgramForm.tsx'

/** A new program, empty or copied from another one (`?from=`), or an existing one. */
export function ProgramEditorPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { programId } = useParams()
  const from = useSearchParams()[0].get('from') ?? undefined
  const readId = programId ?? from
  const { data, error, refetch } = useQuery({
    ...programPageQuery(readId ?? ''),
    enabled: readId !== undefined,
    // Don't change a form while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const isReady = readId === undefined || data !== undefined
  const page = programId ? data : undefined
  return (
    <>
      <PageHeader
        title={t(programId ? 'editor.edit' : 'editor.new')}
        description={page?.program.name}
        back={{
          to: path(programId ? `/programs/${programId}` : '/programs'),
          label: page?.program.name ?? t('back'),
        }}
      />
      {!isReady && error && <LoadFailure error={error} onRetry={refetch} />}
      {!isReady && !error && <CardsSkeleton tiles={1} />}
      {isReady && (
        <OrganizationGate kind="academia">
          {({ id }) => (
            <ProgramForm
              key={page ? `${page.program.id} ${page.program.revision}` : `new ${from}`}
              organizationId={id}
              page={page}
              original={programId ? undefined : data}
            />
          )}
        </OrganizationGate>
      )}
    </>
  )
}
