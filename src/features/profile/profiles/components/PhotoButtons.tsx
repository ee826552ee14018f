import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CameraPicker } from '../../../../ui/CameraPicker.tsx'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { toast } from '../../../../ui/toast.ts'
import { profileQuery } from '../../../core/session/api/get-profile.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { readPicture } from '../api/photo.ts'

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))
const RemovePhotoDialog = lazy(async () => ({
  default: (await import('./RemovePhotoDialog.tsx')).RemovePhotoDialog,
}))

/** Uploads, crops and removes the person's photo. */
export function PhotoButtons({ justify }: { justify?: 'center' }) {
  const { t } = useTranslation(['profiles', 'shell'])
  const { id, profile } = useSignedIn()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const picture = useMutation({ mutationFn: readPicture, onError: toast.error })
  const photo = profile?.avatar_url ?? null
  const done = (changed: typeof profile, title: string) => {
    queries.setQueryData(profileQuery(id).queryKey, changed)
    picture.reset()
    setRemoving(false)
    toast.success({ title })
  }
  return (
    <>
      <Group gap="xs" justify={justify}>
        <FilePicker accept="image/png,image/jpeg,image/webp" onPick={(file) => picture.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={picture.isPending}>
              {t('uploadPhoto')}
            </Button>
          )}
        </FilePicker>
        <CameraPicker facing="user" onPick={(photo) => picture.mutate(photo)}>
          {(props) => (
            <Button {...props} variant="default" loading={picture.isPending}>
              {t('shell:takePhoto')}
            </Button>
          )}
        </CameraPicker>
        {photo && (
          <Button variant="subtle" onClick={() => setRemoving(true)}>
            {t('removePhoto')}
          </Button>
        )}
      </Group>
      <Suspense>
        {picture.data && (
          <CropDialog
            userId={id}
            old={photo}
            picture={picture.data}
            onClose={picture.reset}
            onDone={(changed) => done(changed, t('photoSaved'))}
          />
        )}
        {photo && isRemoving && (
          <RemovePhotoDialog
            userId={id}
            path={photo}
            onClose={() => setRemoving(false)}
            onDone={(changed) => done(changed, t('photoRemoved'))}
          />
        )}
      </Suspense>
    </>
  )
}
