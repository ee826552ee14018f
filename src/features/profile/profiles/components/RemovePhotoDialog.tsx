import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { useChange } from '../../../../ui/use-change.ts'
import type { Profile } from '../../../core/session/api/get-profile.ts'
import { removePhoto } from '../api/photo.ts'

interface Props {
  userId: string
  path: string
  onClose: () => void
  onDone: (profile: Profile) => void
}

export function RemovePhotoDialog({ userId, path, onClose, onDone }: Props) {
  const { t } = useTranslation('profiles')
  const remove = useChange(() => removePhoto(userId, path), { failure: 'caller', onSuccess: onDone })
  return (
    <ConfirmDialog
      title={t('removePhotoTitle')}
      action={t('removePhoto')}
      isHarmful
      change={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
