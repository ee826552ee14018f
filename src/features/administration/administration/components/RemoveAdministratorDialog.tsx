import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChangeAccount } from '../api/act-on-account.ts'
import type { Administrator } from '../api/answers.ts'

interface Props {
  person: Administrator
  onClose: () => void
}

export function RemoveAdministratorDialog({ person: { id, name }, onClose }: Props) {
  const { t } = useTranslation('administration')
  const change = useChangeAccount(id, 'caller')
  function told(): void {
    toast.success({ title: t('administrators.removed', { name }) })
    onClose()
  }
  const submit = (reason: string) =>
    change.mutate({ asked: { act: 'revoke', role: 'admin' }, reason }, { onSuccess: told })
  return (
    <ReasonDialog
      title={t('administrators.removeTitle', { name })}
      text={t('administrators.removeText')}
      label={t('reason')}
      hint={t('acts.revoke.hint')}
      action={t('administrators.removeConfirm')}
      isHarmful
      change={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <NoEmailNotice concerns="operator" />
    </ReasonDialog>
  )
}
