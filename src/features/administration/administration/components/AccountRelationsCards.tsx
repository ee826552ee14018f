import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { StatusBadge } from '../../../organizations/organizations/components/StatusBadge.tsx'
import type { Account } from '../api/answers.ts'
import { AccountCard, AccountLine } from './AccountCard.tsx'

/** Where the person works; each entry links to everyone who does. */
export function OrganizationsCard({ organizations }: Pick<Account, 'organizations'>) {
  const { t } = useTranslation('administration')
  const path = useAreaPath()
  return (
    <AccountCard
      title={t('cards.organizations')}
      empty={organizations.length === 0 && t('cards.noOrganizations')}
    >
      {organizations.map(({ id, name, status, memberRole, since }) => (
        <AccountLine
          key={id}
          title={
            <Anchor component={Link} to={path(`/users?organization=${id}`)} fw={550}>
              {name}
            </Anchor>
          }
          text={`${t(`memberRoles.${memberRole}`)} · ${t('cards.since', { date: formatDate(since) })}`}
          action={<StatusBadge status={status} />}
        />
      ))}
    </AccountCard>
  )
}

/** What the person has consented to or withdrawn. */
export function ConsentsCard({ consents }: Pick<Account, 'consents'>) {
  const { t } = useTranslation('administration')
  return (
    <AccountCard title={t('cards.consents')} empty={consents.length === 0 && t('cards.noConsents')}>
      {consents.map(({ kind, isGiven, at }) => (
        <AccountLine
          key={kind}
          title={t(`consents.${kind as 'discovery'}`, { defaultValue: kind })}
          text={t(isGiven ? 'cards.given' : 'cards.notGiven', { date: formatDate(at) })}
        />
      ))}
    </AccountCard>
  )
}
