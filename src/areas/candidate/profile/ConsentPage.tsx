import { SimpleGrid, Stack } from '@mantine/core'
import { IconBuilding, IconEye, IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { Consent } from '../../../features/hiring/discovery-consent/api/answers.ts'
import { consentQuery } from '../../../features/hiring/discovery-consent/api/get-consent.ts'
import { ExcludedCard } from '../../../features/hiring/discovery-consent/components/ExcludedCard.tsx'
import { FindableCard } from '../../../features/hiring/discovery-consent/components/FindableCard.tsx'
import { Ledger } from '../../../features/hiring/discovery-consent/components/Ledger.tsx'
import { SharesCard } from '../../../features/hiring/discovery-consent/components/SharesCard.tsx'
import { myCardQuery } from '../../../features/hiring/matching/api/get-my-card.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatTile } from '../../../ui/StatTile.tsx'

/** Who can find the candidate, what companies did, and what is shared, each with a way to stop it. */
export function ConsentPage() {
  const { t } = useTranslation('discoveryConsent')
  const { data: consent, error, refetch } = useQuery(consentQuery(useSignedIn().id))
  // The card would push what is below it.
  const { isPending } = useQuery(myCardQuery())
  const data = isPending ? undefined : consent
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {data === undefined && (error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton />)}
      {data && (
        <Stack gap="lg">
          <FindableCard consent={data} />
          <Figures consent={data} />
          <SharesCard shares={data.shares} />
          <ExcludedCard excluded={data.excluded} />
          <Ledger events={data.events} />
        </Stack>
      )}
    </>
  )
}

function Figures({ consent: { figures, pending } }: { consent: Consent }) {
  const { t } = useTranslation('discoveryConsent')
  const path = useAreaPath()
  return (
    <Stack component="section" gap="sm" aria-label={t('views.title')}>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <StatTile
          label={t('views.opened')}
          value={figures.views}
          hint={t('views.openedHint')}
          icon={IconEye}
        />
        <StatTile
          label={t('views.companies')}
          value={figures.companies}
          hint={t('views.companiesHint')}
          icon={IconBuilding}
        />
        <StatTile
          label={t('views.pending')}
          value={pending}
          hint={t('views.pendingHint')}
          icon={IconMailForward}
        />
      </SimpleGrid>
      {pending > 0 && (
        <div>
          <LinkButton to={path('/networking/requests')}>{t('views.toRequests')}</LinkButton>
        </div>
      )}
    </Stack>
  )
}
