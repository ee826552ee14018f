import { List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { useChange } from '../../../../ui/use-change.ts'
import { beginActing } from '../api/act-as.ts'

interface Props {
  person: { id: string; name: string }
  opened: boolean
  onClose: () => void
}

export function ActAsDialog({ person: { id, name }, opened, onClose }: Props) {
  const { t } = useTranslation('impersonation')
  const begin = useChange(beginActing, { failure: 'caller' })
  return (
    <ReasonDialog
      opened={opened}
      title={t('dialog.title', { name })}
      text={t('dialog.text')}
      label={t('dialog.reason')}
      hint={t('dialog.reasonHint')}
      action={t('dialog.begin')}
      // Busy until the other person's page replaces this one.
      change={{ isPending: begin.isPending || begin.isSuccess, error: begin.error }}
      onSubmit={(reason) => begin.mutate({ person: id, reason })}
      onClose={onClose}
    >
      <List size="sm" spacing={4}>
        <List.Item>{t('dialog.readOnly')}</List.Item>
        <List.Item>{t('dialog.closed')}</List.Item>
        <List.Item>{t('dialog.told', { name })}</List.Item>
      </List>
    </ReasonDialog>
  )
}
