import { Button, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type AppRole, roleOrder } from '../../../core/session/roles.ts'
import type { AccountChange } from '../api/act-on-account.ts'
import type { Account } from '../api/answers.ts'
import { AccountCard, AccountLine } from './AccountCard.tsx'

interface Props {
  account: Account
  onAsk: (asked: AccountChange) => void
}

export function RolesCard({ account, onAsk }: Props) {
  const { t } = useTranslation('administration')
  const { t: tCommon } = useTranslation()
  const { id, administers } = useSignedIn()
  const isMine = id === account.id
  const mayChange = (role: AppRole) => administers(role === 'admin' ? 'administrators' : 'account_help')
  const held = account.roles.map(({ role }) => role)
  const free = roleOrder.filter((role) => !held.includes(role) && mayChange(role))
  const [chosen, setChosen] = useState<AppRole>()
  const role = chosen && free.includes(chosen) ? chosen : free[0]
  return (
    <AccountCard title={t('cards.roles')} empty={held.length === 0 && t('cards.noRoles')}>
      {account.roles.map(({ role, since, by }) => (
        <AccountLine
          key={role}
          title={tCommon(`roles.${role}`)}
          text={
            by
              ? t('cards.grantedBy', { date: formatDate(since), name: by })
              : t('cards.since', { date: formatDate(since) })
          }
          action={
            mayChange(role) &&
            !(isMine && role === 'admin') && (
              <Button
                size="compact-md"
                variant="subtle"
                aria-label={t('cards.revokeRole', { role: tCommon(`roles.${role}`) })}
                onClick={() => onAsk({ act: 'revoke', role })}
              >
                {t('acts.revoke.button')}
              </Button>
            )
          }
        />
      ))}
      {role && (
        <Group align="flex-end" gap="sm">
          <NativeSelect
            label={t('cards.otherRole')}
            value={role}
            data={free.map((value) => ({ value, label: tCommon(`roles.${value}`) }))}
            onChange={(event) => setChosen(event.currentTarget.value as AppRole)}
          />
          <Button variant="default" onClick={() => onAsk({ act: 'grant', role })}>
            {t('acts.grant.button')}
          </Button>
        </Group>
      )}
    </AccountCard>
  )
}
