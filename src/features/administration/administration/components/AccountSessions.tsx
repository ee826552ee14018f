import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../../../../supabase/functions/_shared/device-name.ts'
import { timeAgo } from '../../../../lib/dates.ts'
import type { AccountChange } from '../api/act-on-account.ts'
import type { Account } from '../api/answers.ts'
import { AccountCard, AccountLine } from './AccountCard.tsx'

interface Props {
  account: Account
  onAsk: (asked: AccountChange) => void
}

export function AccountSessions({ account: { sessions }, onAsk }: Props) {
  const { t } = useTranslation('administration')
  return (
    <AccountCard
      title={t('cards.sessions')}
      empty={sessions.length === 0 && t('cards.noSessions')}
      action={
        sessions.length > 1 && (
          <Button variant="default" size="compact-md" onClick={() => onAsk({ act: 'signOut' })}>
            {t('acts.signOut.button')}
          </Button>
        )
      }
    >
      {sessions.slice(0, 20).map(({ id, userAgent, ip, createdAt, lastUsedAt }) => (
        <AccountLine
          key={id}
          title={[deviceName(userAgent) ?? t('cards.unknownDevice'), ip].filter(Boolean).join(' · ')}
          text={t('cards.used', { when: timeAgo(lastUsedAt), since: timeAgo(createdAt) })}
          action={
            <Button
              size="compact-md"
              variant="subtle"
              onClick={() => onAsk({ act: 'endSession', sessionId: id })}
            >
              {t('acts.endSession.button')}
            </Button>
          }
        />
      ))}
    </AccountCard>
  )
}
