import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRecordView } from '../../features/analytics/api/record-view.ts'
import { makerPageQuery } from '../../features/makers/api/get-maker-page.ts'
import { MakerPresentation } from '../../features/makers/components/MakerPresentation.tsx'
import type { MakerPageData } from '../../features/makers/model.ts'
import { ReportButton } from '../../features/moderation/components/ReportButton.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** A maker's public page: who they are, what they have done, how fast they respond. */
export function MakerPage() {
  const { handle = '' } = useParams()
  const { data: maker, error, refetch } = useQuery(makerPageQuery(handle))
  useRecordView({ organizationId: maker?.id })
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        {error && !maker && <LoadFailure error={error} onRetry={refetch} />}
        {maker === undefined && !error && <CardsSkeleton tiles={2} rows={3} />}
        {maker === null && <NotFound of="organization" />}
        {maker && <ShownMaker maker={maker} />}
      </main>
      <SiteFooter />
    </>
  )
}

function ShownMaker({ maker }: { maker: MakerPageData }) {
  const { t } = useTranslation('makers')
  useDocumentTitle(maker.name)
  useDescription(maker.headline || t('page.describe', { name: maker.name }))
  return (
    <>
      <MakerPresentation maker={maker} />
      {!maker.isOwn && <ReportButton kind="organization" id={maker.id} />}
    </>
  )
}
