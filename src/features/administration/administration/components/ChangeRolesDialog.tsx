import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChangeAdministration } from '../api/administrators.ts'
import type { Administrator } from '../api/answers.ts'
import { AdministrationRolesField } from './AdministrationRolesField.tsx'

interface Props {
  person: Administrator
  onClose: () => void
}

export function ChangeRolesDialog({ person: { id, name, roles: held }, onClose }: Props) {
  const { t } = useTranslation('administration')
  const [roles, setRoles] = useState(held)
  const change = useChangeAdministration(id)
  function told(): void {
    toast.success({ title: t('administrators.changed', { name }) })
    onClose()
  }
  return (
    <ReasonDialog
      title={t('administrators.changeTitle', { name })}
      text={t('administrators.changeText')}
      label={t('reason')}
      hint={t('acts.grant.hint')}
      action={t('administrators.changeConfirm')}
      change={change}
      onSubmit={(reason) => change.mutate({ roles, reason }, { onSuccess: told })}
      onClose={onClose}
    >
      <AdministrationRolesField value={roles} onChange={setRoles} />
    </ReasonDialog>
  )
}
