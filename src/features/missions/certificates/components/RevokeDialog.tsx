import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { IssuedCertificate } from '../api/get-issued.ts'
import { useRevoke } from '../api/revoke.ts'

interface Props {
  certificate: IssuedCertificate
  onClose: () => void
}

/** Revoking requires a reason, which the holder and every visitor can read. It can't be undone. */
export function RevokeDialog({ certificate: { code, name, mission }, onClose }: Props) {
  const { t } = useTranslation('certificates')
  const revoke = useRevoke(code, () => {
    onClose()
    toast.success({ title: t('revoke.done', { name }) })
  })
  return (
    <ReasonDialog
      title={t('revoke.title', { name })}
      text={t('revoke.text', { mission })}
      label={t('revoke.reason')}
      hint={t('revoke.reasonHint')}
      maxLength={500}
      action={t('revoke.send')}
      isHarmful
      change={revoke}
      onSubmit={revoke.mutate}
      onClose={onClose}
    />
  )
}
