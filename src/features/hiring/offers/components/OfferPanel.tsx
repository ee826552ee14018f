import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Offer } from '../api/answers.ts'
import { receivedOffersQuery, useWithdrawOffer } from '../api/offers.ts'
import { shortestReason } from '../model.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { EarlierOffers, OfferFacts, OfferState, PlacementFacts } from './OfferFacts.tsx'

/** The offers to an applicant, for the team; leads send, replace and withdraw them. */
export function OfferPanel({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('offers')
  const [asking, setAsking] = useState<'send' | 'withdraw'>()
  const { data } = useQuery(receivedOffersQuery(useSignedIn().id, applicationId))
  if (!data) return null
  const { offers, mayOffer, isFull, placement, draft } = data
  const [newest, ...earlier] = offers
  const isOpen = newest?.state === 'open'
  if (!newest && !mayOffer && !placement) return null
  const close = () => setAsking(undefined)
  return (
    <>
      {(newest || mayOffer) && (
        <Section title={t('title')} aside={newest && <OfferState state={newest.state} />}>
          {newest ? (
            <>
              <SaidState offer={newest} />
              <OfferFacts offer={newest} />
            </>
          ) : (
            <Text c="dimmed">{t('team.none')}</Text>
          )}
          {mayOffer && isFull && !isOpen && <Text>{t('team.full')}</Text>}
          {mayOffer && (
            <Group gap="sm">
              <Button
                variant="default"
                disabled={isFull && !isOpen}
                aria-haspopup="dialog"
                onClick={() => setAsking('send')}
              >
                {t(isOpen ? 'team.replace' : newest ? 'team.again' : 'team.send')}
              </Button>
              {isOpen && (
                <Button
                  variant="subtle"
                  color="red"
                  c="var(--danger-text)"
                  aria-haspopup="dialog"
                  onClick={() => setAsking('withdraw')}
                >
                  {t('team.withdraw')}
                </Button>
              )}
            </Group>
          )}
          <EarlierOffers offers={earlier} />
        </Section>
      )}
      {placement && (
        <Section title={t('team.placement')}>
          <PlacementFacts placement={placement} />
        </Section>
      )}
      {asking === 'send' && (
        <OfferDialog
          applicationId={applicationId}
          draft={draft}
          open={isOpen ? newest : undefined}
          onClose={close}
        />
      )}
      {asking === 'withdraw' && newest && <WithdrawDialog id={newest.id} onClose={close} />}
    </>
  )
}

function SaidState({ offer: { state, expiresOn } }: { offer: Offer }) {
  const { t } = useTranslation('offers', { keyPrefix: 'team' })
  if (state === 'withdrawn' || state === 'replaced') return null
  return <Text>{t(state, { date: formatCalendarDay(expiresOn) })}</Text>
}

function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('offers', { keyPrefix: 'team' })
  const withdraw = useWithdrawOffer(id, () => {
    toast.success({ title: t('withdrawn') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('withdrawTitle')}
      text={t('withdrawText')}
      label={t('withdrawReason')}
      minLength={shortestReason}
      action={t('withdraw')}
      isHarmful
      change={withdraw}
      onSubmit={(reason) => withdraw.mutate(reason)}
      onClose={onClose}
    />
  )
}
