import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Profile } from '../api/get-profile.ts'
import { removePhoto } from '../api/photo.ts'

interface Props {
  userId: string
  path: string
  onClose: () => void
  onDone: (profile: Profile) => void
}

export function RemovePhotoDialog({ userId, path, onClose, onDone }: Props) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation()
  const remove = useMutation({
    mutationFn: () => removePhoto(userId, path),
    onSuccess: onDone,
    onError: toast.error,
  })
  return (
    <Dialog opened onClose={onClose} title={t('removePhotoTitle')}>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('cancel')}
        </Button>
        <Button color="red.8" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('removePhoto')}
        </Button>
      </Group>
    </Dialog>
  )
}
