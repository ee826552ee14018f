import { Alert, Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatList } from '../../../../lib/formats/lists.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { MyOffers, Offer } from '../api/answers.ts'
import { myOffersQuery, useAcceptOffer, useDeclineOffer, useSharePlacement } from '../api/offers.ts'
import { type DeclineReason, declineReasons } from '../model.ts'
import { EarlierOffers, OfferFacts, OfferState, PlacementFacts } from './OfferFacts.tsx'

/** The offers a candidate got for an application, and the placement that came of it. */
export function MyOfferPanel({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(myOffersQuery(useSignedIn().id, applicationId))
  if (!data) return null
  const [newest, ...earlier] = data.offers
  return (
    <>
      {newest && <NewestOffer offer={newest} earlier={earlier} company={data.company} />}
      {data.placement && <OwnPlacement placement={data.placement} schools={data.schools} />}
    </>
  )
}

function NewestOffer({ offer, earlier, company }: { offer: Offer; earlier: Offer[]; company: string }) {
  const { t } = useTranslation('offers')
  const [asking, setAsking] = useState<'accept' | 'decline'>()
  const { id, state, title, startsOn } = offer
  const accept = useAcceptOffer(() => {
    setAsking(undefined)
    toast.success({ title: t('mine.accepted') })
  })
  return (
    <Section title={t('title')} aside={<OfferState state={state} />}>
      {state === 'open' ? (
        <Alert color="indigo" variant="light" icon={<IconMailOpened />} title={t('mine.open', { company })} />
      ) : (
        <Text>{t(`mine.ended.${state}`, { company })}</Text>
      )}
      <OfferFacts offer={offer} />
      {state === 'open' && (
        <Group gap="sm">
          <Button aria-haspopup="dialog" onClick={() => setAsking('accept')}>
            {t('mine.accept')}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking('decline')}>
            {t('mine.decline')}
          </Button>
        </Group>
      )}
      <EarlierOffers offers={earlier} />
      <ConfirmDialog
        opened={asking === 'accept'}
        title={t('mine.acceptTitle')}
        text={t('mine.acceptText', { company, title, date: formatCalendarDay(startsOn) })}
        action={t('mine.accept')}
        change={accept}
        onConfirm={() => accept.mutate(id)}
        onClose={() => setAsking(undefined)}
      />
      {asking === 'decline' && <DeclineDialog id={id} onClose={() => setAsking(undefined)} />}
    </Section>
  )
}

function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const [reason, setReason] = useState<DeclineReason | ''>('')
  const decline = useDeclineOffer(id, () => {
    toast.success({ title: t('mine.declined') })
    onClose()
  })
  return (
    <FormDialog
      title={t('mine.declineTitle')}
      action={t('mine.declineAction')}
      isHarmful
      change={decline}
      onSubmit={() => decline.mutate(reason)}
      onClose={onClose}
    >
      <Text>{t('mine.declineText')}</Text>
      <NativeSelect
        label={t('mine.declineReason')}
        value={reason}
        data={[
          { value: '', label: t('mine.noReason') },
          ...declineReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => setReason(value as DeclineReason | '')}
      />
    </FormDialog>
  )
}

interface PlacementProps {
  placement: NonNullable<MyOffers['placement']>
  schools: string[]
}

function OwnPlacement({ placement, schools }: PlacementProps) {
  const { t } = useTranslation('offers', { keyPrefix: 'mine' })
  const share = useSharePlacement(placement.id, (_, isShared) =>
    toast.success({ title: t(isShared ? 'shared' : 'unshared') }),
  )
  const isShared = share.isPending ? share.variables : placement.isShared
  return (
    <Section title={t('placement')}>
      <PlacementFacts placement={placement} />
      {(schools.length > 0 || placement.isShared) && (
        <Checkbox
          label={t('share', { schools: formatList(schools) })}
          description={t('shareText')}
          checked={isShared}
          disabled={share.isPending}
          onChange={({ currentTarget: { checked } }) => share.mutate(checked)}
        />
      )}
    </Section>
  )
}
