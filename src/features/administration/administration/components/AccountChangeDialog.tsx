import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { undoneReason } from '../../audit/use-reason.ts'
import { type AccountChange, useChangeAccount } from '../api/act-on-account.ts'
import type { Account } from '../api/answers.ts'
import { type AdministrationRole, accountName } from '../model.ts'
import { useSuspensionEnd } from '../use-suspension-end.ts'
import { AdministrationRolesField } from './AdministrationRolesField.tsx'
import { DurationFields } from './DurationFields.tsx'

interface Props {
  account: Account
  asked: AccountChange
  onClose: () => void
}

const harsh = new Set(['suspend', 'revoke', 'resetFactor'])

/** One action on one account, with its reason; a suspension can be undone from its notification. */
export function AccountChangeDialog({ account, asked, onClose }: Props) {
  const { t } = useTranslation('administration')
  const { t: tCommon } = useTranslation()
  const end = useSuspensionEnd()
  const change = useChangeAccount(account.id, 'caller')
  const takeBack = useChangeAccount(account.id, 'toast')
  const { act } = asked
  const isAdmin = act === 'grant' && asked.role === 'admin'
  const [administration, setAdministration] = useState<AdministrationRole[]>([])
  const words = {
    name: accountName(account),
    role: 'role' in asked ? tCommon(`roles.${asked.role}`) : '',
  }

  function told(): void {
    onClose()
    const title = t(`acts.${act}.done`, words)
    if (act !== 'suspend') return void toast.success({ title })
    const onUndo = () => takeBack.mutate({ asked: { act: 'restore' }, reason: undoneReason })
    toast.undoable({ title, onUndo })
  }
  function submit(reason: string): void {
    if (act === 'suspend' && !end.isRight()) return
    const whole: AccountChange =
      act === 'suspend' ? { act, endsAt: end.endsAt } : isAdmin ? { ...asked, administration } : asked
    change.mutate({ asked: whole, reason }, { onSuccess: told })
  }
  return (
    <ReasonDialog
      title={t(`acts.${act}.title`, words)}
      text={t(`acts.${act}.text`)}
      label={t('reason')}
      hint={t(`acts.${act}.hint`)}
      action={t(`acts.${act}.confirm`)}
      isHarmful={harsh.has(act)}
      change={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <NoEmailNotice concerns="operator" />
      {act === 'suspend' && <DurationFields end={end} />}
      {isAdmin && <AdministrationRolesField value={administration} onChange={setAdministration} />}
    </ReasonDialog>
  )
}
