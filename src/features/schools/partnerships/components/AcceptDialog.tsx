import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Partnership, Terms } from '../api/answers.ts'
import { useAcceptTerms } from '../api/change-partnership.ts'
import { onDay } from '../on-day.ts'

interface Props {
  partnership: Partnership
  terms: Terms
  onClose: () => void
}

export function AcceptDialog({ partnership, terms, onClose }: Props) {
  const { t } = useTranslation('partnerships')
  // What was read when this opened: newer terms behind it must be read first.
  const [{ version, startsOn, endsOn }] = useState(terms)
  const accept = useAcceptTerms(partnership.id, () => {
    toast.success({ title: t('page.accepted') })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('page.acceptQuestion')}
      text={t('page.acceptText', { from: onDay(startsOn), to: onDay(endsOn) })}
      action={t('page.accept')}
      change={accept}
      onConfirm={() => accept.mutate(version)}
      onClose={onClose}
    />
  )
}
