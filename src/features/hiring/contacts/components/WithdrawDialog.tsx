import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useWithdrawContact } from '../api/ask-contact.ts'

export function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const withdraw = useWithdrawContact(() => {
    toast.success({ title: t('company.withdrawn') })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('company.withdrawTitle')}
      text={t('company.withdrawText')}
      action={t('company.withdraw')}
      change={withdraw}
      onConfirm={() => withdraw.mutate(id)}
      onClose={onClose}
    />
  )
}
