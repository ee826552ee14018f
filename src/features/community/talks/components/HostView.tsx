import { Button, Card, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { myOfferQuery } from '../api/get-my-offer.ts'
import { MyTalks } from './MyTalks.tsx'
import { NotAnInterview } from './NotAnInterview.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import { SlotsCard } from './SlotsCard.tsx'

/** The host's side: the offer, its slots, and bookings. */
export function HostView() {
  const { t } = useTranslation('talks')
  const query = useQuery(myOfferQuery(useSignedIn().id))
  const { data: offer } = query
  const [isEditing, editing] = useDisclosure()
  if (offer === undefined) return <LoadState query={query} />
  return (
    <Stack gap="lg">
      <NotAnInterview side="host" />
      {isEditing && (
        <Card padding="lg" component="section" aria-label={t('host.offer')}>
          <OfferForm offer={offer} onDone={editing.close} />
        </Card>
      )}
      {!isEditing && !offer && (
        <EmptyState
          title={t('host.none')}
          text={t('host.noneText')}
          action={<Button onClick={editing.open}>{t('host.begin')}</Button>}
        />
      )}
      {!isEditing && offer && <OfferSummary offer={offer} onEdit={editing.open} />}
      {offer && <MyTalks side="host" />}
      {offer && <SlotsCard offer={offer} />}
    </Stack>
  )
}
