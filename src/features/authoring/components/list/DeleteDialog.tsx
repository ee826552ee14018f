import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useShelveMission } from '../../api/shelve-mission.ts'

interface Props {
  id: string
  title: string
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ id, title, isOpen, onClose }: Props) {
  const { t } = useTranslation('authoring')
  const { t: tCommon } = useTranslation()
  const remove = useShelveMission('delete')
  function confirm(): void {
    remove.mutate(id, {
      onError: toast.error,
      onSuccess: () => toast.success({ title: t('list.deleted', { title }) }),
      onSettled: onClose,
    })
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('list.deleteTitle', { title })}>
      <Text mb="md">{t('list.deleteText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('cancel')}
        </Button>
        <Button color="red.8" loading={remove.isPending} onClick={confirm}>
          {t('list.delete')}
        </Button>
      </Group>
    </Dialog>
  )
}
