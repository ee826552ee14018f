import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import type { Dossier } from '../api/get-dossier.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props {
  dossier: Dossier
  isOpen: boolean
  onClose: () => void
}

export function RestoreDialog({ dossier: { id, name }, isOpen, onClose }: Props) {
  const { t } = useTranslation('approvals')
  const restore = useAct('restore_organization')
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('suspension.restoreTitle', { name })}
      label={t('reason')}
      hint={t('suspension.restoreHint')}
      send={t('suspension.restoreSend')}
      isPending={restore.isPending}
      error={restore.error}
      onSend={(reason) =>
        restore.mutate(
          { organization_id: id, reason },
          {
            onSuccess: () => {
              onClose()
              toast.success({ title: t('suspension.restored', { name }) })
            },
          },
        )
      }
    />
  )
}
