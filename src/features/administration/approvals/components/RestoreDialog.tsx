import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import type { Dossier } from '../api/answers.ts'

interface Props {
  dossier: Dossier
  isOpen: boolean
  onClose: () => void
}

export function RestoreDialog({ dossier: { id, name }, isOpen, onClose }: Props) {
  const { t } = useTranslation('approvals')
  const restore = useAct('restore_organization', () => {
    onClose()
    toast.success({ title: t('suspension.restored', { name }) })
  })
  return (
    <ReasonDialog
      opened={isOpen}
      onClose={onClose}
      title={t('suspension.restoreTitle', { name })}
      label={t('reason')}
      hint={t('suspension.restoreHint')}
      action={t('suspension.restoreSend')}
      change={restore}
      onSubmit={(reason) => restore.mutate({ organization_id: id, reason })}
    >
      <NoEmailNotice concerns="others" />
    </ReasonDialog>
  )
}
