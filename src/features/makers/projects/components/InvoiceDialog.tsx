import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { currencyChoices, digitsOf, fromMinor, toMinor } from '../../../../lib/money.ts'
import { addDays } from '../../../../lib/weeks.ts'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Invoice, ProjectCard } from '../api/answers.ts'
import { useSaveInvoice } from '../api/change-invoices.ts'
import { today } from '../model.ts'

/** Edit it, mark it as sent, mark it as paid. */
export type InvoiceStep = 'edit' | 'send' | 'pay'

interface Props {
  project: ProjectCard
  step: InvoiceStep
  /** Undefined for a new one. */
  invoice?: Invoice
  onClose: () => void
}

export function InvoiceDialog({ project, step, invoice, onClose }: Props) {
  const { t } = useTranslation('projects')
  const { t: tCommon } = useTranslation()
  const save = useSaveInvoice(project.id, () => {
    toast.success({ title: t('invoices.saved') })
    onClose()
  })
  const form = useForm({
    initialValues: {
      number: invoice?.number ?? '',
      amount: (invoice ? fromMinor(invoice.amount_minor, invoice.currency) : '') as number | string,
      currency: invoice?.currency ?? project.currency,
      sent: invoice?.sent_on ?? (step === 'send' ? today() : ''),
      due: invoice?.due_on ?? (step === 'send' ? addDays(today(), 30) : ''),
      paid: invoice?.paid_on ?? (step === 'pay' ? today() : ''),
    },
    validate: {
      number: (number) => (number.trim() ? null : tCommon('required')),
      sent: (sent) => (step === 'send' && !sent ? tCommon('required') : null),
      due: (due, { sent }) => (due && sent && due < sent ? t('invoices.order') : null),
      paid: (paid, { sent }) => {
        if (step === 'pay' && !paid) return tCommon('required')
        return paid && sent && paid < sent ? t('invoices.order') : null
      },
    },
  })
  const { currency } = form.values
  const number = invoice?.number ?? ''
  const title = {
    edit: invoice ? t('invoices.editTitle', { number }) : t('invoices.createTitle'),
    send: t('invoices.sendTitle', { number }),
    pay: t('invoices.payTitle', { number }),
  }[step]
  return (
    <FormDialog
      title={title}
      action={t('invoices.save')}
      change={save}
      isReady={Number(form.values.amount) > 0}
      onSubmit={form.onSubmit((values) =>
        save.mutate({
          id: invoice?.id,
          number: values.number.trim(),
          amount_minor: toMinor(Number(values.amount), currency),
          currency,
          sent_on: values.sent || null,
          due_on: values.due || null,
          paid_on: values.paid || null,
        }),
      )}
      onClose={onClose}
    >
      {step === 'edit' && (
        <>
          <TextInput
            label={t('invoices.number')}
            required
            maxLength={40}
            data-autofocus
            {...form.getInputProps('number')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <AmountInput
              label={t('invoices.amount')}
              required
              min={10 ** -digitsOf(currency)}
              max={1_000_000_000}
              decimalScale={digitsOf(currency)}
              {...form.getInputProps('amount')}
            />
            <NativeSelect
              label={t('invoices.currency')}
              data={currencyChoices(project.currency)}
              {...form.getInputProps('currency')}
            />
          </SimpleGrid>
        </>
      )}
      {step === 'send' && (
        <DayInput
          label={t('invoices.sent')}
          required
          max={today()}
          data-autofocus
          {...form.getInputProps('sent')}
        />
      )}
      {step !== 'pay' && (
        <DayInput
          label={t('invoices.due')}
          description={t('invoices.dueHint')}
          {...form.getInputProps('due')}
        />
      )}
      {step === 'pay' && (
        <DayInput
          label={t('invoices.paid')}
          required
          max={today()}
          data-autofocus
          {...form.getInputProps('paid')}
        />
      )}
    </FormDialog>
  )
}
