import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ReportButton } from '../../features/account/reports/components/ReportButton.tsx'
import { RelatedOrganizations } from '../../features/hiring/company-profile/components/RelatedOrganizations.tsx'
import type { SchoolPageData } from '../../features/schools/school-profile/api/answers.ts'
import { schoolPageQuery } from '../../features/schools/school-profile/api/get-school-page.ts'
import { SchoolPresentation } from '../../features/schools/school-profile/components/SchoolPresentation.tsx'
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

/** A school's public page: who it is, what it teaches, its events and its partners. */
export function SchoolPage() {
  const { slug = '' } = useParams()
  const query = useQuery(schoolPageQuery(slug))
  const { data: school } = query
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={3} />} />
        {school === null && <NotFound of="organization" />}
        {school && <ShownSchool school={school} />}
      </main>
      <SiteFooter />
    </>
  )
}

function ShownSchool({ school }: { school: SchoolPageData }) {
  const { t } = useTranslation('schoolProfile')
  const { t: tCommon } = useTranslation()
  useDocumentTitle(school.name)
  useDescription(school.profile?.tagline || t('page.describe', { school: school.name }))
  return (
    <>
      <Group justify="space-between" align="center" mt="md">
        <Breadcrumbs above={[{ to: paths.schools, label: tCommon('footer.schools') }]} page={school.name} />
        <ShareButton path={paths.school(school.slug)} title={school.name} />
      </Group>
      <SchoolPresentation school={school} />
      <ReportButton kind="organization" id={school.id} />
      <RelatedOrganizations kind="academia" titles={{ others: t('page.others') }} id={school.id} />
    </>
  )
}
