import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { CompanyFigures } from '../../features/hiring/company-analytics/components/CompanyFigures.tsx'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function AnalyticsPage() {
  const { t } = useTranslation('companyAnalytics')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <OrganizationGate kind="company">
        {(organization) =>
          organization.myRole === 'reviewer' ? (
            <EmptyState
              title={t('authorsOnly')}
              text={t('authorsOnlyText')}
              action={<LinkButton to={path('/reviews')}>{t('toReviews')}</LinkButton>}
            />
          ) : (
            <CompanyFigures organization={organization} />
          )
        }
      </OrganizationGate>
    </>
  )
}
