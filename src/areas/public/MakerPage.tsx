import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ReportButton } from '../../features/account/reports/components/ReportButton.tsx'
import type { MakerPageData } from '../../features/makers/makers/api/answers.ts'
import { makerPageQuery } from '../../features/makers/makers/api/get-maker-page.ts'
import { MakerPresentation } from '../../features/makers/makers/components/MakerPresentation.tsx'
import { RelatedMakers } from '../../features/makers/makers/components/RelatedMakers.tsx'
import { MakerOffers } from '../../features/makers/mentoring/components/MakerOffers.tsx'
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

/** A maker's public page: who they are, what they have done, how fast they respond. */
export function MakerPage() {
  const { handle = '' } = useParams()
  const query = useQuery(makerPageQuery(handle))
  const { data: maker } = query
  useRecordView({ organizationId: maker?.id })
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={3} />} />
        {maker === null && <NotFound of="organization" />}
        {maker && <ShownMaker maker={maker} />}
      </main>
      <SiteFooter />
    </>
  )
}

function ShownMaker({ maker }: { maker: MakerPageData }) {
  const { t } = useTranslation('makers')
  const { t: tCommon } = useTranslation()
  useDocumentTitle(maker.name)
  useDescription(maker.headline || t('page.describe', { name: maker.name }))
  return (
    <>
      <Group justify="space-between" align="center" mt="md">
        <Breadcrumbs above={[{ to: paths.makers, label: tCommon('footer.makers') }]} page={maker.name} />
        <ShareButton path={paths.maker(maker.handle)} title={maker.name} />
      </Group>
      <MakerPresentation maker={maker} offers={<MakerOffers maker={maker} />} />
      {!maker.isOwn && <ReportButton kind="organization" id={maker.id} />}
      <RelatedMakers maker={maker} />
    </>
  )
}
