import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Partnership, Terms } from '../api/answers.ts'
import { useDropTerms } from '../api/change-partnership.ts'

interface Props {
  partnership: Partnership
  terms: Terms
  onClose: () => void
}

/** Declines the other side's proposal, or withdraws the caller's own. */
export function DeclineOrWithdrawDialog({ partnership, terms, onClose }: Props) {
  const { t } = useTranslation('partnerships')
  // What was read when this opened: newer terms behind it must be read first.
  const [version] = useState(terms.version)
  const drop = useDropTerms(partnership.id, () => {
    toast.success({ title: t('page.dropped') })
    onClose()
  })
  const isMine = terms.by === partnership.side
  return (
    <ReasonDialog
      title={t(isMine ? 'page.withdrawQuestion' : 'page.declineQuestion')}
      text={t('page.declineText')}
      label={t('page.reason')}
      isOptional
      action={t(isMine ? 'page.withdraw' : 'page.decline')}
      isHarmful
      change={drop}
      onSubmit={(reason) => drop.mutate({ version, reason })}
      onClose={onClose}
    />
  )
}
