import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useDropTerms } from '../api/change-partnership.ts'
import type { Partnership, Terms } from '../model.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  partnership: Partnership
  terms: Terms
  isOpen: boolean
  onClose: () => void
}

/** Declines the other side's proposal, or withdraws the caller's own. */
export function DropDialog({ partnership, terms, isOpen, onClose }: Props) {
  const { t } = useTranslation('partnerships')
  const drop = useDropTerms(partnership.id)
  const isMine = terms.by === partnership.side
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={t(isMine ? 'page.withdrawQuestion' : 'page.declineQuestion')}
      text={t('page.declineText')}
      action={t(isMine ? 'page.withdraw' : 'page.decline')}
      isBusy={drop.isPending}
      onClose={onClose}
      onGive={(reason) =>
        drop.mutate(
          { version: terms.version, reason },
          {
            onError: toast.error,
            onSuccess: () => toast.success({ title: t('page.dropped') }),
            onSettled: onClose,
          },
        )
      }
    />
  )
}
