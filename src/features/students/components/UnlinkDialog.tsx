import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUnlinkSchool } from '../api/change-my-schools.ts'
import type { SchoolLink } from '../api/get-my-schools.ts'

export function UnlinkDialog({
  link: { school, written },
  onClose,
}: {
  link: SchoolLink
  onClose: () => void
}) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation()
  const unlink = useUnlinkSchool(written.id, () => {
    toast.success({ title: t('mine.unlinked', { school }) })
    onClose()
  })
  return (
    <Dialog opened onClose={onClose} title={t('mine.unlinkTitle', { school })}>
      <Stack gap="md">
        <Text>{t('mine.unlinkText', { school })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button color="red" loading={unlink.isPending} onClick={() => unlink.mutate(undefined)}>
            {t('mine.unlink')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
