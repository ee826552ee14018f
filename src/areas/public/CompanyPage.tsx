import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRecordView } from '../../features/analytics/api/record-view.ts'
import { CompanyPresentation } from '../../features/company-profile/components/CompanyPresentation.tsx'
import { ReportButton } from '../../features/moderation/components/ReportButton.tsx'
import { type CompanyPageData, companyPageQuery } from '../../features/organizations/api/get-company-page.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** A company's public page: who it is, how fast it responds, what it offers. */
export function CompanyPage() {
  const { slug = '' } = useParams()
  const { data: company, error, refetch } = useQuery(companyPageQuery(slug))
  useRecordView({ organizationId: company?.id })
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        {error && !company && <LoadFailure error={error} onRetry={refetch} />}
        {company === undefined && !error && <CardsSkeleton tiles={2} rows={3} />}
        {company === null && <NotFound of="organization" />}
        {company && <ShownCompany company={company} />}
      </main>
      <SiteFooter />
    </>
  )
}

function ShownCompany({ company }: { company: CompanyPageData }) {
  const { t } = useTranslation('companies')
  useDocumentTitle(company.name)
  useDescription(company.profile?.tagline || t('describe', { company: company.name }))
  return (
    <>
      <CompanyPresentation company={company} />
      <ReportButton kind="organization" id={company.id} />
    </>
  )
}
