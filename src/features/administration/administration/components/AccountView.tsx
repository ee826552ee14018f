import { Alert, SimpleGrid, Stack } from '@mantine/core'
import { IconCertificate, IconClock, IconRocket, IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { StatTile } from '../../../../ui/StatTile.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { ActionLog } from '../../audit/components/ActionLog.tsx'
import type { AccountChange } from '../api/act-on-account.ts'
import type { Account } from '../api/answers.ts'
import { accountName } from '../model.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AccountChangeDialog } from './AccountChangeDialog.tsx'
import { ConsentsCard, OrganizationsCard } from './AccountRelationsCards.tsx'
import { AccountSessions } from './AccountSessions.tsx'
import { RolesCard } from './RolesCard.tsx'
import { StateBadges } from './StateBadges.tsx'
import { SuspensionHistory } from './SuspensionHistory.tsx'

/** Everything about an account that a decision needs, and the decisions themselves. */
export function AccountView({ account }: { account: Account }) {
  const { t } = useTranslation('administration')
  const path = useAreaPath()
  const [asked, setAsked] = useState<AccountChange>()
  const current = account.isSuspended ? account.suspensions[0] : undefined
  return (
    <>
      <PageHeader
        title={accountName(account)}
        back={{ to: path('/users'), label: t('back') }}
        badge={<StateBadges account={account} />}
        description={`${account.email} · ${t('joined', { date: formatDate(account.createdAt) })}`}
        actions={<AccountActions account={account} onAsk={setAsked} />}
      />
      <Stack gap="lg">
        {current && (
          <Alert color="red" variant="light" title={t('isSuspended')}>
            {[
              current.reason,
              current.endsAt ? t('cards.ends', { date: formatDate(current.endsAt) }) : t('cards.openEnd'),
            ].join(' · ')}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 2, lg: 4 }}>
          <StatTile
            label={t('tiles.lastSignIn')}
            value={account.lastSignInAt ? timeAgo(account.lastSignInAt) : t('never')}
            icon={IconClock}
          />
          <StatTile
            label={t('tiles.factor')}
            value={t(account.factors > 0 ? 'tiles.factorOn' : 'tiles.factorOff')}
            icon={IconShieldLock}
          />
          <StatTile label={t('tiles.missions')} value={account.enrollments} icon={IconRocket} />
          <StatTile label={t('tiles.certificates')} value={account.certificates} icon={IconCertificate} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
          <RolesCard account={account} onAsk={setAsked} />
          <OrganizationsCard organizations={account.organizations} />
          <AccountSessions account={account} onAsk={setAsked} />
          <SuspensionHistory suspensions={account.suspensions} />
          <ConsentsCard consents={account.consents} />
          <AccountCard title={t('cards.activity')}>
            <ActionLog entries={account.activity} />
          </AccountCard>
        </SimpleGrid>
      </Stack>
      {asked && <AccountChangeDialog account={account} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
