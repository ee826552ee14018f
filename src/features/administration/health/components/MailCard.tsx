import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import type { Health } from '../model.ts'
import { Facts } from './Facts.tsx'
import { PieceCard } from './PieceCard.tsx'

export function MailCard({ health: { mail: piece, isEmailMissing } }: { health: Health }) {
  const { t } = useTranslation('health')
  return (
    <PieceCard title={t('mail.title')} piece={piece}>
      {({ waiting, oldestDue, sentToday, givenUp, failures, lastError, account }) => (
        <>
          {isEmailMissing && (
            <Alert color="red" icon={<IconAlertTriangle />} title={t('mail.missing')}>
              {t('mail.missingText')}
            </Alert>
          )}
          <Facts
            facts={[
              {
                label: t('mail.waiting'),
                value: waiting,
                hint: oldestDue ? t('mail.oldest', { when: timeAgo(oldestDue) }) : t('mail.noneDue'),
              },
              { label: t('mail.sent'), value: sentToday },
              { label: t('mail.givenUp'), value: givenUp },
              ...(account
                ? [
                    {
                      label: t('mail.account'),
                      value: account.waiting,
                      hint: account.oldest
                        ? t('mail.accountOldest', { when: timeAgo(account.oldest) })
                        : t('mail.noneDue'),
                    },
                  ]
                : []),
            ]}
          />
          {failures.length > 0 && (
            <List size="sm" aria-label={t('mail.givenUp')}>
              {failures.map(({ text, count, at }) => (
                <List.Item key={text} style={{ overflowWrap: 'anywhere' }}>
                  {t('mail.failure', { count, text, when: timeAgo(at) })}
                </List.Item>
              ))}
            </List>
          )}
          {lastError && !failures.some(({ text }) => text === lastError.text) && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('mail.lastError', { when: timeAgo(lastError.at), text: lastError.text })}
            </Text>
          )}
        </>
      )}
    </PieceCard>
  )
}
