import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { InviteOwner } from '../../features/administration/administration/components/InviteOwner.tsx'
import type { Dossier } from '../../features/administration/approvals/api/answers.ts'
import { dossierQuery } from '../../features/administration/approvals/api/get-dossier.ts'
import { OrganizationDossier } from '../../features/administration/approvals/components/OrganizationDossier.tsx'
import { SignOnReview } from '../../features/administration/approvals/components/SignOnReview.tsx'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { StatusBadge } from '../../features/organizations/organizations/components/StatusBadge.tsx'
import { timeAgo } from '../../lib/dates.ts'
import { toAppError } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const publicPath = ({ kind, slug }: Dossier) =>
  kind === 'company' ? paths.company(slug) : kind === 'academia' ? paths.school(slug) : paths.maker(slug)

/** One organization, as administrators see it. */
export function OrganizationPage() {
  const { t } = useTranslation('approvals')
  const path = useAreaPath()
  const { administers } = useSignedIn()
  const { organizationId = '' } = useParams()
  const { data, error, refetch } = useQuery(dossierQuery(organizationId))
  const isGone = error && ['organization_not_found', '22P02'].includes(toAppError(error).code)
  if (isGone) {
    return (
      <EmptyState
        title={t('gone')}
        text={t('goneText')}
        level={1}
        action={<LinkButton to={path('/companies')}>{t('back')}</LinkButton>}
      />
    )
  }
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={2} />
  return (
    <>
      <PageHeader
        title={data.name}
        back={{ to: path('/companies'), label: t('back') }}
        badge={<StatusBadge status={data.awaitsAnswer ? 'asked' : data.status} />}
        description={`${t(`companies.kind.${data.kind}`)} · ${t('companies.asked', { when: timeAgo(data.createdAt) })}`}
        actions={
          data.status === 'approved' && (
            <LinkButton
              to={publicPath(data)}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('publicPage')}
            </LinkButton>
          )
        }
      />
      <OrganizationDossier
        key={data.id}
        dossier={data}
        inviteOwner={administers('invitations') && <InviteOwner organization={data.id} />}
      />
      {administers('approvals') && data.status === 'approved' && data.kind !== 'on_maker' && (
        <SignOnReview organization={data.id} />
      )}
    </>
  )
}
