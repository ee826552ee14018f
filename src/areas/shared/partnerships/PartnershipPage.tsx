import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { Partnership } from '../../../features/schools/partnerships/api/answers.ts'
import { partnershipQuery } from '../../../features/schools/partnerships/api/get-partnership.ts'
import { AgreedTerms } from '../../../features/schools/partnerships/components/AgreedTerms.tsx'
import { ContactsCard } from '../../../features/schools/partnerships/components/ContactsCard.tsx'
import { HistoryCard } from '../../../features/schools/partnerships/components/HistoryCard.tsx'
import { OpenProposal } from '../../../features/schools/partnerships/components/OpenProposal.tsx'
import { StateBadge } from '../../../features/schools/partnerships/components/StateBadge.tsx'
import { StudentsCard } from '../../../features/schools/partnerships/components/StudentsCard.tsx'
import { otherSide } from '../../../features/schools/partnerships/model.ts'
import { onDay } from '../../../features/schools/partnerships/on-day.ts'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import columns from '../../../ui/Columns.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** One record for both sides: the proposal, the terms in force, the contacts and the history. */
export function PartnershipPage() {
  const { t } = useTranslation('partnerships')
  const path = useAreaPath()
  const { partnershipId = '' } = useParams()
  const query = useQuery(partnershipQuery(partnershipId))
  const { data } = query
  const other = data?.[otherSide(data.side)]
  return (
    <>
      <PageHeader
        title={other?.name ?? t('title')}
        description={other && t(`kinds.${other.kind}`)}
        back={{ to: path('/partnerships'), label: t('page.back') }}
        badge={data && <StateBadge state={data.state} />}
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={1} />} />
      {data === null && <EmptyState title={t('page.gone')} text={t('page.goneText')} />}
      {data && <Record partnership={data} />}
    </>
  )
}

function Record({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation('partnerships')
  const { state, open, agreed, side } = partnership
  const other = partnership[otherSide(side)]
  const publicPath = { academia: paths.school, company: paths.company, on_maker: paths.maker }[other.kind]
  return (
    <div className={columns.columns}>
      <Stack gap="lg">
        {state === 'ended' && partnership.endedBy && (
          <Alert color="gray">
            {t('page.endedBy', {
              name: partnership[partnership.endedBy].name,
              date: formatDate(partnership.endedAt!),
              reason: partnership.endReason,
            })}
          </Alert>
        )}
        {state === 'expired' && (
          <Alert color="amber">{t('page.expiredOn', { date: onDay(agreed!.endsOn) })}</Alert>
        )}
        {state === 'upcoming' && (
          <Alert color="indigo">{t('page.upcomingOn', { date: onDay(agreed!.startsOn) })}</Alert>
        )}
        {open && <OpenProposal key={open.version} partnership={partnership} terms={open} />}
        <AgreedTerms key={`agreed ${partnership.lastVersion}`} partnership={partnership} />
        {agreed && <StudentsCard partnership={partnership} />}
      </Stack>
      <Stack gap="lg">
        <ContactsCard partnership={partnership} />
        {partnership.hasPage && (
          <Text>
            <Anchor component={Link} to={publicPath(other.slug)}>
              {t('page.publicPage', { name: other.name })}
            </Anchor>
          </Text>
        )}
        <HistoryCard partnership={partnership} />
      </Stack>
    </div>
  )
}
