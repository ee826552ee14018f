import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useWithdrawContact } from '../api/ask-contact.ts'

export function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const { t: tCommon } = useTranslation()
  const withdraw = useWithdrawContact(() => {
    toast.success({ title: t('company.withdrawn') })
    onClose()
  })
  return (
    <Dialog opened onClose={onClose} title={t('company.withdrawTitle')}>
      <Text mb="md">{t('company.withdrawText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('cancel')}
        </Button>
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
          {t('company.withdraw')}
        </Button>
      </Group>
    </Dialog>
  )
}
