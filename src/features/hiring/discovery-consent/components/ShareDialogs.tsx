import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ShareFields } from '../../contacts/components/ShareFields.tsx'
import { lastDayOf, type Share } from '../../contacts/model.ts'
import type { OwnShare } from '../api/answers.ts'
import { useChangeShare, useRevokeShare } from '../api/change-consent.ts'

interface Props {
  share: OwnShare
  onClose: () => void
}

export function ChangeShareDialog({ share: { id, company, fields, until }, onClose }: Props) {
  const { t } = useTranslation('discoveryConsent')
  const [share, setShare] = useState<Share>({ fields, until: lastDayOf(until) })
  const change = useChangeShare(() => {
    toast.success({ title: t('shares.saved') })
    onClose()
  })
  const submit = () => change.mutate({ id, ...share })
  return (
    <FormDialog
      title={t('shares.changeTitle', { company })}
      size="lg"
      action={t('shares.save')}
      change={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShareFields share={share} onChange={setShare} />
    </FormDialog>
  )
}

export function RevokeShareDialog({ share: { id, company }, onClose }: Props) {
  const { t } = useTranslation('discoveryConsent')
  const revoke = useRevokeShare(() => {
    toast.success({ title: t('shares.revokedNow', { company }) })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('shares.revokeTitle', { company })}
      text={t('shares.revokeText', { company })}
      action={t('shares.revokeDo')}
      isHarmful
      change={revoke}
      onConfirm={() => revoke.mutate(id)}
      onClose={onClose}
    />
  )
}
