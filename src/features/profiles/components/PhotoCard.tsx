import { Button, Card, FileButton, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { profileQuery } from '../api/get-profile.ts'
import { uploadPhoto } from '../api/photo.ts'
import { fullName } from '../name.ts'
import { OwnAvatar } from './OwnAvatar.tsx'

export function PhotoCard() {
  const { t } = useTranslation('candidate')
  const { id, email, profile } = useSignedIn()
  const queries = useQueryClient()
  const upload = useMutation({
    mutationFn: (file: File) => uploadPhoto(id, file, profile?.avatar_url ?? null),
    onSuccess: (changed) => {
      queries.setQueryData(profileQuery(id).queryKey, changed)
      toast.success({ title: t('profile.photoSaved') })
    },
    onError: (error) =>
      error instanceof DOMException
        ? toast.failure({ title: t('profile.uploadPhoto'), message: t('profile.notAPicture') })
        : toast.error(error),
  })
  return (
    <Card padding="lg">
      <Stack align="center" gap="sm" ta="center">
        <OwnAvatar size={112} />
        <div>
          <Text fw={650} fz="lg">
            {fullName(profile) || email}
          </Text>
          <Text c="dimmed">{profile?.job_title}</Text>
        </div>
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && upload.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={upload.isPending}>
              {t('profile.uploadPhoto')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('profile.photoHint')}
        </Text>
      </Stack>
    </Card>
  )
}
