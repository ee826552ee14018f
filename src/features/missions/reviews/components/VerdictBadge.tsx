import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '../model.ts'

const verdictColors: Record<Verdict, string> = {
  validated: 'var(--moss-text)',
  revise: 'var(--amber-text)',
  not_validated: 'var(--danger-text)',
}

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('reviews')
  return (
    <Badge variant="default" c={verdictColors[verdict]}>
      {t(`verdicts.${verdict}`)}
    </Badge>
  )
}
