import { Alert, Stack, Text, Title } from '@mantine/core'
import { IconClockOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { ReportButton } from '../../features/account/reports/components/ReportButton.tsx'
import { useMe } from '../../features/core/session/use-me.ts'
import type { OpeningPageData } from '../../features/hiring/opening-board/api/answers.ts'
import { openingsPageSize, openingsQuery } from '../../features/hiring/opening-board/api/find-openings.ts'
import { openingMatchQuery, openingPageQuery } from '../../features/hiring/opening-board/api/get-opening.ts'
import { DeclineInvitation } from '../../features/hiring/opening-board/components/DeclineInvitation.tsx'
import { OpeningCards } from '../../features/hiring/opening-board/components/OpeningCards.tsx'
import { OpeningDetails } from '../../features/hiring/opening-board/components/OpeningDetails.tsx'
import { OpeningFilters } from '../../features/hiring/opening-board/components/OpeningFilters.tsx'
import { OwnMatch } from '../../features/hiring/opening-board/components/OwnMatch.tsx'
import { RelatedOpenings } from '../../features/hiring/opening-board/components/RelatedOpenings.tsx'
import { titleIn } from '../../features/hiring/opening-board/model.ts'
import { useOpeningSearch } from '../../features/hiring/opening-board/use-opening-search.ts'
import { useOpeningWords } from '../../features/hiring/opening-board/use-opening-words.ts'
import { useRecordView } from '../../features/missions/mission-analytics/api/record-view.ts'
import { inLanguage } from '../../lib/in-language.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { signInPath } from '../../lib/next-path.ts'
import { below, paths } from '../../lib/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { CatalogSkeleton } from '../../ui/CatalogSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListView } from '../../ui/ListView.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { CatalogFrame } from './CatalogFrame.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** For candidates alone: visitors don't load it. */
const RecommendedBy = lazyPage(
  async () =>
    (await import('../../features/schools/school-openings/components/RecommendedBy.tsx')).RecommendedBy,
  'schoolOpenings',
)

/** Every opening that the reader can see. */
export function OpeningsPage() {
  const { t } = useTranslation('openingBoard')
  const search = useOpeningSearch()
  const query = useQuery(openingsQuery(search.filter, search.sort, search.page - 1))
  const { data } = query
  return (
    <CatalogFrame
      title={t('board.title')}
      description={t('board.description')}
      filters={<OpeningFilters search={search} found={data} />}
      found={data && t(data.isMore ? 'board.foundMore' : 'board.found', { count: data.total })}
    >
      <ListView
        query={query}
        rows={data?.openings}
        list={search}
        skeleton={<CatalogSkeleton height={260} />}
        empty={
          <EmptyState
            title={t('board.none')}
            text={t('board.noneText')}
            action={<LinkButton to={paths.missions}>{t('board.missions')}</LinkButton>}
          />
        }
        noMatch={{ title: t('board.empty'), text: t('board.emptyText') }}
        pages={{ label: t('board.pages'), total: Math.ceil((data?.total ?? 0) / openingsPageSize) }}
      >
        {(openings) => <OpeningCards openings={openings} />}
      </ListView>
    </CatalogFrame>
  )
}

const MyReviewPanel = lazyPage(
  async () => (await import('../../features/hiring/scorecards/components/MyReviewPanel.tsx')).MyReviewPanel,
  'scorecards',
)

/** Where a candidate applies. */
const applyPath = (slug: string) => below(paths.dashboard, `/opportunities/${slug}/apply`)

/** An opening, for everyone who can see it; applying goes through sign-up and back. */
export function OpeningPage() {
  const { slug = '' } = useParams()
  const query = useQuery(openingPageQuery(slug))
  const { data: opening } = query
  useRecordView({ openingId: opening?.id })
  return (
    <>
      <PublicHeader next={opening ? applyPath(slug) : paths.opening(slug)} />
      <main className={classes.main}>
        <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={4} />} />
        {opening === null && <GoneOpening slug={slug} />}
        {opening && <ShownOpening opening={opening} />}
      </main>
      <SiteFooter />
    </>
  )
}

function GoneOpening({ slug }: { slug: string }) {
  const { t } = useTranslation('openingBoard')
  const { status } = useMe()
  useDocumentTitle(t('page.gone'))
  return (
    <>
      <EmptyState
        level={1}
        title={t('page.gone')}
        text={t('page.goneText')}
        action={<LinkButton to={paths.openings}>{t('page.browse')}</LinkButton>}
      />
      {status === 'signed-out' && (
        <Stack align="center" gap="sm" mt="md">
          <Text ta="center">{t('page.invitedText')}</Text>
          <LinkButton to={signInPath(paths.auth, paths.opening(slug))} variant="default">
            {t('page.signIn')}
          </LinkButton>
        </Stack>
      )}
    </>
  )
}

function ShownOpening({ opening }: { opening: OpeningPageData }) {
  const { t, i18n } = useTranslation('openingBoard')
  const words = useOpeningWords()
  const state = useMe()
  const navigate = useNavigate()
  const { title, lang } = titleIn(opening, i18n.language)
  const { organization, job } = opening
  const jobTitle = job && inLanguage(job, 'title')
  const isCandidate = state.status === 'ready' && state.me.hasRole('candidate')
  useDocumentTitle(`${title} · ${organization.name}`)
  useDescription(
    [organization.name, words.place(opening), words.pay(opening.pay)].filter(Boolean).join(' · '),
  )
  return (
    <>
      <Breadcrumbs
        above={[
          { to: paths.openings, label: t('board.title') },
          ...(jobTitle && jobTitle !== title
            ? [{ to: `${paths.openings}?job=${job.slug}`, label: jobTitle }]
            : []),
        ]}
        page={title}
        lang={lang}
      />
      <Stack gap={6} mb="xl" mt="md">
        <Title order={1} fz="2.25rem" maw="24ch" lang={lang}>
          {title}
        </Title>
        <Text c="dimmed" size="lg">
          {t('page.by', { name: organization.name })}
        </Text>
        {opening.audience === 'everyone' && <ShareButton path={paths.opening(opening.slug)} title={title} />}
      </Stack>
      {(!opening.isOpen || opening.isStopped) && (
        <Alert mb="lg" icon={<IconClockOff />} title={t(opening.isOpen ? 'page.stopped' : 'page.closed')}>
          {t(opening.isOpen ? 'page.stoppedText' : 'page.closedText')}
        </Alert>
      )}
      <OpeningDetails
        opening={opening}
        actions={
          <>
            <Doors opening={opening} />
            {opening.audience === 'invited' && (
              <DeclineInvitation opening={opening} onDeclined={() => navigate(paths.openings)} />
            )}
          </>
        }
        match={
          isCandidate && (
            <>
              <Suspense fallback={null}>
                <RecommendedBy openingId={opening.id} />
              </Suspense>
              <OwnMatch
                opening={opening}
                missions={opening.missions}
                missionPath={(id) => below(paths.dashboard, `/missions/${id}`)}
              />
              <MatchReview openingId={opening.id} userId={state.me.id} />
            </>
          )
        }
      />
      <ReportButton kind="opening" id={opening.id} />
      <RelatedOpenings opening={opening} />
    </>
  )
}

/** Once the match was shown, a person can be asked to look at it. */
function MatchReview({ openingId, userId }: { openingId: string; userId: string }) {
  const { isSuccess } = useQuery(openingMatchQuery(openingId))
  return <Suspense>{isSuccess && <MyReviewPanel openingId={openingId} userId={userId} />}</Suspense>
}

/** The way in: to the application, through sign-up for visitors. */
function Doors({ opening: { slug, isOpen, isStopped } }: { opening: OpeningPageData }) {
  const { t } = useTranslation('openingBoard')
  const state = useMe()
  if (!isOpen || isStopped) return <LinkButton to={paths.openings}>{t('page.browse')}</LinkButton>
  if (state.status === 'loading') return null
  if (state.status === 'ready' && !state.me.hasRole('candidate'))
    return <Text>{t('page.candidatesOnly')}</Text>
  if (state.status === 'ready')
    return (
      <LinkButton to={applyPath(slug)} size="md">
        {t('page.apply')}
      </LinkButton>
    )
  return (
    <>
      <LinkButton to={signInPath(paths.signUp, applyPath(slug))} size="md">
        {t('page.apply')}
      </LinkButton>
      <Text size="sm" c="dimmed">
        {t('page.applyNote')}
      </Text>
    </>
  )
}
