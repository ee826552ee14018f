import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import columns from '../../../ui/Columns.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { partnershipQuery } from '../api/get-partnership.ts'
import { onDay, otherSide, type Partnership } from '../model.ts'
import { AgreedTerms } from './AgreedTerms.tsx'
import { ContactsCard } from './ContactsCard.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { OpenProposal } from './OpenProposal.tsx'
import { StateBadge } from './StateBadge.tsx'
import { StudentsCard } from './StudentsCard.tsx'

/** One record for both sides: the proposal, the terms in force, the contacts and the history. */
export function PartnershipPage() {
  const { t } = useTranslation('partnerships')
  const path = useAreaPath()
  const { partnershipId = '' } = useParams()
  const { data, error, refetch } = useQuery(partnershipQuery(partnershipId))
  const other = data?.[otherSide(data.side)]
  return (
    <>
      <PageHeader
        title={other?.name ?? t('title')}
        description={other && t(`kinds.${other.kind}`)}
        back={{ to: path('/partnerships'), label: t('page.back') }}
        badge={data && <StateBadge state={data.state} />}
      />
      {data === undefined && error && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && !error && <CardsSkeleton tiles={2} rows={1} />}
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
