import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import type { Student } from '../api/answers.ts'
import { useRemoveStudent } from '../api/remove-student.ts'
import { nameOf } from '../model.ts'

interface Props {
  student: Student
  onClose: () => void
  onRemoved: () => void
}

export function RemoveDialog({ student, onClose, onRemoved }: Props) {
  const { t } = useTranslation('students')
  const remove = useRemoveStudent(student.id, onRemoved)
  return (
    <ConfirmDialog
      title={t('page.removeTitle', { name: nameOf(student) })}
      text={t('page.removeText')}
      action={t('page.removeDo')}
      isHarmful
      change={remove}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    />
  )
}
