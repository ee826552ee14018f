import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { State } from '../model.ts'

const looks: Record<State, { color: string; text: string }> = {
  proposed: { color: 'amber', text: 'var(--amber-text)' },
  active: { color: 'moss', text: 'var(--moss-text)' },
  upcoming: { color: 'indigo', text: 'var(--brand-text)' },
  expired: { color: 'amber', text: 'var(--amber-text)' },
  ended: { color: 'gray', text: 'inherit' },
  declined: { color: 'gray', text: 'inherit' },
}

export function StateBadge({ state }: { state: State }) {
  const { t } = useTranslation('partnerships')
  const { color, text } = looks[state]
  return (
    <Badge variant="light" size="lg" tt="none" color={color} c={text}>
      {t(`states.${state}`)}
    </Badge>
  )
}
