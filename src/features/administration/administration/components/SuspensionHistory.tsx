import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import type { Suspension } from '../api/answers.ts'
import { AccountCard, AccountLine } from './AccountCard.tsx'

/** All suspensions, newest first. */
export function SuspensionHistory({ suspensions }: { suspensions: Suspension[] }) {
  const { t } = useTranslation('administration')
  const sentence = ({ createdAt, by, endsAt, liftedAt, liftedBy }: Suspension) =>
    [
      by
        ? t('cards.suspendedBy', { date: formatDate(createdAt), name: by })
        : t('cards.suspended', { date: formatDate(createdAt) }),
      !liftedAt && (endsAt ? t('cards.ends', { date: formatDate(endsAt) }) : t('cards.openEnd')),
      liftedAt &&
        (liftedBy
          ? t('cards.liftedBy', { date: formatDate(liftedAt), name: liftedBy })
          : t('cards.lifted', { date: formatDate(liftedAt) })),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <AccountCard title={t('cards.suspensions')} empty={suspensions.length === 0 && t('cards.noSuspensions')}>
      {suspensions.map((suspension) => (
        <AccountLine key={suspension.id} title={suspension.reason} text={sentence(suspension)} />
      ))}
    </AccountCard>
  )
}
