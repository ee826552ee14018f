import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { SchoolLink } from '../api/answers.ts'
import { useUnlinkSchool } from '../api/change-my-schools.ts'

export function UnlinkDialog({
  link: { school, written },
  onClose,
}: {
  link: SchoolLink
  onClose: () => void
}) {
  const { t } = useTranslation('students')
  const unlink = useUnlinkSchool(written.id, () => {
    toast.success({ title: t('mine.unlinked', { school }) })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('mine.unlinkTitle', { school })}
      text={t('mine.unlinkText', { school })}
      action={t('mine.unlink')}
      isHarmful
      change={unlink}
      onConfirm={() => unlink.mutate(undefined)}
      onClose={onClose}
    />
  )
}
