import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { type SchoolPageData, schoolPageQuery } from '../../features/institution/api/get-school-page.ts'
import { SchoolPresentation } from '../../features/institution/components/SchoolPresentation.tsx'
import { ReportButton } from '../../features/moderation/components/ReportButton.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** A school's public page: who it is, what it teaches, its events and its partners. */
export function SchoolPage() {
  const { slug = '' } = useParams()
  const { data: school, error, refetch } = useQuery(schoolPageQuery(slug))
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        {error && !school && <LoadFailure error={error} onRetry={refetch} />}
        {school === undefined && !error && <CardsSkeleton tiles={2} rows={3} />}
        {school === null && <NotFound of="organization" />}
        {school && <ShownSchool school={school} />}
      </main>
      <SiteFooter />
    </>
  )
}

function ShownSchool({ school }: { school: SchoolPageData }) {
  const { t } = useTranslation('institution')
  useDocumentTitle(school.name)
  useDescription(school.profile?.tagline || t('page.describe', { school: school.name }))
  return (
    <>
      <SchoolPresentation school={school} />
      <ReportButton kind="organization" id={school.id} />
    </>
  )
}
