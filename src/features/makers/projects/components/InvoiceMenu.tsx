import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconCoin, IconDots, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../api/answers.ts'
import { useChangeInvoice, useDeleteInvoice } from '../api/change-invoices.ts'
import type { InvoiceStep } from './InvoiceDialog.tsx'

interface Props {
  invoice: Invoice
  onOpen: (step: InvoiceStep) => void
}

export function InvoiceMenu({ invoice: { id, number, sent_on, paid_on }, onOpen }: Props) {
  const { t } = useTranslation('projects')
  const change = useChangeInvoice()
  const remove = useDeleteInvoice()
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('invoices.of', { number })}
          loading={change.isPending || remove.isPending}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!sent_on && (
          <>
            <Menu.Item leftSection={<IconSend size={16} />} onClick={() => onOpen('send')}>
              {t('invoices.send')}
            </Menu.Item>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onOpen('edit')}>
              {t('invoices.edit')}
            </Menu.Item>
            <Menu.Item
              c="var(--danger-text)"
              leftSection={<IconTrash size={16} />}
              onClick={() => remove.mutate(id)}
            >
              {t('invoices.delete')}
            </Menu.Item>
          </>
        )}
        {sent_on && !paid_on && (
          <>
            <Menu.Item leftSection={<IconCoin size={16} />} onClick={() => onOpen('pay')}>
              {t('invoices.pay')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} />}
              onClick={() => change.mutate({ id, sent_on: null })}
            >
              {t('invoices.takeBack')}
            </Menu.Item>
          </>
        )}
        {paid_on && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} />}
            onClick={() => change.mutate({ id, paid_on: null })}
          >
            {t('invoices.unpay')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
