import { Badge, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, formatDate, formatDaysFromToday } from '../../../../lib/dates.ts'
import { formatItems, labelsInLine } from '../../../../lib/formats/lists.ts'
import { formatMoneyRange } from '../../../../lib/money.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import type { Offer, Placement } from '../api/answers.ts'
import { daysUntil } from '../model.ts'
import classes from './Offers.module.css'

const colors = {
  open: 'indigo',
  accepted: 'moss',
  declined: 'gray',
  withdrawn: 'gray',
  expired: 'gray',
  replaced: 'gray',
} as const

export function OfferState({ state }: Pick<Offer, 'state'>) {
  const { t } = useTranslation('offers', { keyPrefix: 'states' })
  return (
    <Badge variant="light" color={colors[state]} c={state === 'open' ? 'var(--brand-text)' : 'var(--text)'}>
      {t(state)}
    </Badge>
  )
}

/** Everything an offer says. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { t: tProfile } = useTranslation('profiles')
  const { amount, period, currency, remote, place, terms, expiresOn, state, endsOn } = offer
  const { declineReason, withdrawalReason } = offer
  return (
    <>
      <Facts isSideBySide>
        <Fact label={t('facts.job')}>{offer.title}</Fact>
        <Fact label={t('facts.contract')}>{tProfile(`contractKinds.${offer.contract}`)}</Fact>
        <Fact label={t('facts.start')}>{formatCalendarDay(offer.startsOn)}</Fact>
        {endsOn && <Fact label={t('facts.end')}>{formatCalendarDay(endsOn)}</Fact>}
        <Fact label={t('facts.hours')}>{t('facts.hoursValue', { count: offer.hoursPerWeek })}</Fact>
        <Fact label={t('facts.place')}>
          {formatItems(labelsInLine([...(place ? [place] : []), tProfile(`remotes.${remote}`)]))}
        </Fact>
        {amount !== null && (
          <Fact label={t('facts.pay')}>
            {t(`pay.${period}`, { amount: formatMoneyRange(amount, amount, currency) })}
          </Fact>
        )}
        {state === 'open' && (
          <Fact label={t('facts.expires')}>
            {t('facts.expiresValue', {
              date: formatCalendarDay(expiresOn),
              when: formatDaysFromToday(daysUntil(expiresOn)),
            })}
          </Fact>
        )}
        {declineReason && <Fact label={t('facts.reason')}>{t(`reasons.${declineReason}`)}</Fact>}
      </Facts>
      {(withdrawalReason || terms) && (
        <Facts>
          {withdrawalReason && (
            <Fact label={t('facts.reason')}>
              <span className={classes.words}>{withdrawalReason}</span>
            </Fact>
          )}
          {terms && (
            <Fact label={t('facts.terms')}>
              <span className={classes.words}>{terms}</span>
            </Fact>
          )}
        </Facts>
      )}
    </>
  )
}

/** Offers before the newest one, a line each. */
export function EarlierOffers({ offers }: { offers: Offer[] }) {
  const { t } = useTranslation('offers')
  if (offers.length === 0) return null
  return (
    <div>
      <Text fw={600}>{t('earlier')}</Text>
      <ul className={classes.earlier}>
        {offers.map(({ id, sentAt, state }) => (
          <li key={id}>{t('earlierLine', { date: formatDate(sentAt), state: t(`states.${state}`) })}</li>
        ))}
      </ul>
    </div>
  )
}

export function PlacementFacts({ placement }: { placement: Placement }) {
  const { t } = useTranslation('offers', { keyPrefix: 'facts' })
  const { t: tProfile } = useTranslation('profiles')
  const { contract, title, startsOn, endsOn } = placement
  return (
    <Facts isSideBySide>
      <Fact label={t('job')}>{title}</Fact>
      <Fact label={t('contract')}>{tProfile(`contractKinds.${contract}`)}</Fact>
      {startsOn && <Fact label={t('start')}>{formatCalendarDay(startsOn)}</Fact>}
      {endsOn && <Fact label={t('end')}>{formatCalendarDay(endsOn)}</Fact>}
    </Facts>
  )
}
