import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ReportButton } from '../../features/account/reports/components/ReportButton.tsx'
import type { CompanyPageData } from '../../features/hiring/company-profile/api/answers.ts'
import { companyPageQuery } from '../../features/hiring/company-profile/api/get-company-page.ts'
import { CompanyPresentation } from '../../features/hiring/company-profile/components/CompanyPresentation.tsx'
import { RelatedOrganizations } from '../../features/hiring/company-profile/components/RelatedOrganizations.tsx'
import { useRecordView } from '../../features/missions/mission-analytics/api/record-view.ts'
import { paths } from '../../lib/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** A company's public page: who it is, how fast it responds, what it offers. */
export function CompanyPage() {
  const { slug = '' } = useParams()
  const query = useQuery(companyPageQuery(slug))
  // Rendered in small slices so the page stays responsive.
  const company = useDeferredValue(query.data)
  useRecordView({ organizationId: company?.id })
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={3} />} />
        {company === null && <NotFound of="organization" />}
        {company && <ShownCompany company={company} />}
      </main>
      <SiteFooter />
    </>
  )
}

function ShownCompany({ company }: { company: CompanyPageData }) {
  const { t } = useTranslation('companyProfile', { keyPrefix: 'page' })
  const { t: tCommon } = useTranslation()
  const sector = company.profile?.sector ?? undefined
  useDocumentTitle(company.name)
  useDescription(company.profile?.tagline || t('describe', { company: company.name }))
  return (
    <>
      <Group justify="space-between" align="center" mt="md">
        <Breadcrumbs
          above={[{ to: paths.companies, label: tCommon('footer.companies') }]}
          page={company.name}
        />
        <ShareButton path={paths.company(company.slug)} title={company.name} />
      </Group>
      <CompanyPresentation company={company} />
      <ReportButton kind="organization" id={company.id} />
      <RelatedOrganizations
        kind="company"
        titles={{
          same: sector && t('related'),
          others: t('others'),
        }}
        id={company.id}
        sector={sector}
      />
    </>
  )
}
