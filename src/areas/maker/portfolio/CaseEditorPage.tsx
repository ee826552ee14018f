import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { caseQuery } from '../../../features/makers/portfolio/api/get-case.ts'
import { portfolioQuery } from '../../../features/makers/portfolio/api/get-portfolio.ts'
import { CaseEditor } from '../../../features/makers/portfolio/components/CaseEditor.tsx'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { byPosition, positionAt } from '../../../ui/board/positions.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'

/** A new case study at "new", or the one in the address. */
export function CaseEditorPage() {
  const { caseId } = useParams()
  return (
    <OrganizationGate kind="on_maker">
      {({ id }) =>
        caseId ? <KnownCase organizationId={id} caseId={caseId} /> : <NewCase organizationId={id} />
      }
    </OrganizationGate>
  )
}

function NewCase({ organizationId }: { organizationId: string }) {
  const path = useAreaPath()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(portfolioQuery(organizationId))
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} />
  // Newest first.
  const place = positionAt(data.cases.map((one) => ({ id: one.id, position: one.place })).sort(byPosition), 0)
  return (
    <CaseEditor
      organizationId={organizationId}
      stored={null}
      place={place}
      onCreated={(id) => navigate(path(`/portfolio/${id}`), { replace: true })}
    />
  )
}

function KnownCase({ organizationId, caseId }: { organizationId: string; caseId: string }) {
  const { t } = useTranslation('portfolio')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(caseQuery(organizationId, caseId))
  if (error && data === undefined) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <CardsSkeleton tiles={1} />
  if (data === null)
    return (
      <EmptyState
        title={t('title')}
        text={t('errors.case_not_found')}
        action={<LinkButton to={path('/portfolio')}>{t('editor.back')}</LinkButton>}
      />
    )
  return (
    <CaseEditor
      key={caseId}
      organizationId={organizationId}
      stored={data}
      place={data.place}
      onCreated={() => undefined}
    />
  )
}
