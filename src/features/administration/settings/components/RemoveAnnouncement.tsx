import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type Announcement, useDeleteAnnouncement } from '../api/announcements.ts'

interface Props {
  announcement: Announcement
  onClose: () => void
}

export function RemoveAnnouncement({ announcement, onClose }: Props) {
  const { t } = useTranslation('settings')
  const remove = useDeleteAnnouncement(() => {
    toast.success({ title: t('announcements.removed') })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('announcements.confirmTitle')}
      text={t('announcements.confirmText')}
      action={t('announcements.remove')}
      isHarmful
      change={remove}
      onConfirm={() => remove.mutate(announcement.id)}
      onClose={onClose}
    />
  )
}
