import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { OrganizationGate } from '../../../organizations/components/OrganizationGate.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { programPageQuery } from '../../api/get-program-page.ts'
import { ProgramForm } from './ProgramForm.tsx'

/** A new program, or one of the school's. */
export function ProgramEditorPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  const { programId } = useParams()
  const { data, error, refetch } = useQuery({
    ...programPageQuery(programId ?? ''),
    enabled: programId !== undefined,
    // A form is not changed below somebody's hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const isReady = programId === undefined || data !== undefined
  return (
    <>
      <PageHeader
        title={t(programId ? 'editor.edit' : 'editor.new')}
        description={data?.program.name}
        actions={
          <LinkButton
            to={path(programId ? `/programs/${programId}` : '/programs')}
            variant="subtle"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {data?.program.name ?? t('back')}
          </LinkButton>
        }
      />
      {!isReady && error && <LoadFailure error={error} onRetry={refetch} />}
      {!isReady && !error && <CardsSkeleton tiles={1} />}
      {isReady && (
        <OrganizationGate kind="academia">
          {({ id }) => (
            <ProgramForm
              key={data ? `${data.program.id} ${data.program.revision}` : 'new'}
              organizationId={id}
              page={data}
            />
          )}
        </OrganizationGate>
      )}
    </>
  )
}
