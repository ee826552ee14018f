import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useRemoveStudent } from '../api/remove-student.ts'
import { nameOf, type Student } from '../model.ts'

interface Props {
  student: Student
  onClose: () => void
  onRemoved: () => void
}

export function RemoveDialog({ student, onClose, onRemoved }: Props) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation()
  const remove = useRemoveStudent(student.id, onRemoved)
  return (
    <Dialog opened onClose={onClose} title={t('page.removeTitle', { name: nameOf(student) })}>
      <Stack gap="md">
        <Text>{t('page.removeText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t('page.removeDo')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
