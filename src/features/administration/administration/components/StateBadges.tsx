import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListedUser } from '../api/answers.ts'
import { type AccountState, statesOf } from '../model.ts'

const looks: Record<AccountState, { color: string; text: string }> = {
  active: { color: 'moss', text: 'var(--moss-text)' },
  suspended: { color: 'red', text: 'var(--danger-text)' },
  leaving: { color: 'amber', text: 'var(--amber-text)' },
  unconfirmed: { color: 'amber', text: 'var(--amber-text)' },
}

export function StateBadges({
  account,
}: {
  account: Pick<ListedUser, 'isSuspended' | 'isLeaving' | 'isConfirmed'>
}) {
  const { t } = useTranslation('administration')
  return (
    <Group gap={4} miw="max-content">
      {statesOf(account).map((state) => (
        <Badge key={state} variant="light" color={looks[state].color} c={looks[state].text}>
          {t(`state.${state}`)}
        </Badge>
      ))}
    </Group>
  )
}
