import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Case } from '../api/answers.ts'
import { useClaimCase } from '../api/decide-cases.ts'

/** One administrator at a time; others can take over. */
export function ClaimButton({ one }: { one: Case }) {
  const { t } = useTranslation('moderation')
  const claim = useClaimCase(one.id)
  if (one.status === 'decided') return null
  const isTaken = one.claimedBy !== null
  return (
    <Button variant="default" loading={claim.isPending} onClick={() => claim.mutate(!isTaken)}>
      {t(isTaken ? 'release' : 'take')}
    </Button>
  )
}
