import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { programPageQuery } from '../../../features/schools/programs/api/get-program-page.ts'
import { ProgramForm } from '../../../features/schools/programs/components/editor/ProgramForm.tsx'
import { id } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const params = { from: id() }

/** A new program, empty or copied from another one (`?from=`), or an existing one. */
export function ProgramEditorPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { programId } = useParams()
  const { from } = useUrlState(params).values
  const readId = programId ?? from
  const query = useQuery({
    ...programPageQuery(readId ?? ''),
    enabled: readId !== undefined,
    // Don't change a form while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const { data } = query
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
      {!isReady && <LoadState query={query} />}
      {isReady && (
        <OrganizationGate kind="academia">
          {({ id }) => (
            <ProgramForm
              key={page?.program.id ?? `new ${from}`}
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
