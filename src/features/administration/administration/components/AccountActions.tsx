import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { useCanEmail } from '../../../../ui/use-backend-config.ts'
import { ActAsButton } from '../../../account/impersonation/components/ActAsButton.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { AccountChange } from '../api/act-on-account.ts'
import { useActOnMany } from '../api/act-on-many.ts'
import type { Account } from '../api/answers.ts'
import { accountName } from '../model.ts'

interface Props {
  account: Account
  onAsk: (asked: AccountChange) => void
}

/** Actions on the account as a whole; none that would let administrators lock themselves out. */
export function AccountActions({ account, onAsk }: Props) {
  const { t } = useTranslation('administration')
  const { t: tCommon } = useTranslation()
  const { id, administers } = useSignedIn()
  const isMine = id === account.id
  const isAdmin = account.roles.some(({ role }) => role === 'admin')
  // Only owners change other administrators' accounts.
  const isOpen = isMine || !isAdmin || administers('administrators')
  const maySuspend = isOpen && administers('suspensions')
  const resend = useActOnMany('toast')
  const name = accountName(account)
  const canEmail = useCanEmail()
  const sendLink = () =>
    resend.mutate(
      { act: 'confirm', people: [account.id] },
      {
        onSuccess: () =>
          canEmail
            ? toast.success({ title: t('acts.confirmed', { name }) })
            : toast.failure({ title: tCommon('noEmail.title'), message: tCommon('noEmail.operator') }),
      },
    )
  return (
    <>
      {account.isSuspended && maySuspend && (
        <Button onClick={() => onAsk({ act: 'restore' })}>{t('acts.restore.button')}</Button>
      )}
      {!account.isSuspended && !isMine && maySuspend && (
        <Button variant="default" c="var(--danger-text)" onClick={() => onAsk({ act: 'suspend' })}>
          {t('acts.suspend.button')}
        </Button>
      )}
      {!isAdmin && !account.isSuspended && administers('view_as') && (
        <ActAsButton person={{ id: account.id, name }} />
      )}
      {isOpen && administers('account_help') && (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false} withinPortal={false}>
          <Menu.Target>
            <Button
              variant="default"
              loading={resend.isPending}
              rightSection={<IconChevronDown size={16} aria-hidden />}
            >
              {t('acts.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={account.sessions.length === 0} onClick={() => onAsk({ act: 'signOut' })}>
              {t('acts.signOut.button')}
            </Menu.Item>
            <Menu.Item
              disabled={account.factors === 0 || isMine}
              onClick={() => onAsk({ act: 'resetFactor' })}
            >
              {t('acts.resetFactor.button')}
            </Menu.Item>
            <Menu.Item disabled={account.isConfirmed || account.isSuspended} onClick={sendLink}>
              {t('bulk.confirm.button')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
