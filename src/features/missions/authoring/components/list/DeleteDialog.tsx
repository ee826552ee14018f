import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { useMissionLifecycle } from '../../api/mission-lifecycle.ts'

interface Props {
  id: string
  title: string
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ id, title, isOpen, onClose }: Props) {
  const { t } = useTranslation('authoring')
  const remove = useMissionLifecycle('delete')
  function confirm(): void {
    remove.mutate(id, {
      onSuccess: () => {
        toast.success({ title: t('list.deleted', { title }) })
        onClose()
      },
    })
  }
  return (
    <ConfirmDialog
      opened={isOpen}
      title={t('list.deleteTitle', { title })}
      text={t('list.deleteText')}
      action={t('list.delete')}
      isHarmful
      change={remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
