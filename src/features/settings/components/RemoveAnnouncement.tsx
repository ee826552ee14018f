import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Announcement, useDeleteAnnouncement } from '../api/announcements.ts'

interface Props {
  announcement: Announcement
  onClose: () => void
}

export function RemoveAnnouncement({ announcement, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { t: tCommon } = useTranslation()
  const remove = useDeleteAnnouncement()
  const confirm = () =>
    remove.mutate(announcement.id, {
      onSuccess: () => {
        toast.success({ title: t('announcements.removed') })
        onClose()
      },
    })
  return (
    <Dialog opened onClose={onClose} title={t('announcements.confirmTitle')}>
      <Stack gap="md">
        <Text>{t('announcements.confirmText')}</Text>
        {remove.isError && (
          <Alert color="red" role="alert">
            {errorText(remove.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={confirm}>
            {t('announcements.remove')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
