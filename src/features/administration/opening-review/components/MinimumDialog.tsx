import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type LegalMinimum, useSaveMinimum } from '../api/rules.ts'
import { minimumKinds } from '../model.ts'

interface Props {
  /** Undefined for a new one. */
  minimum?: LegalMinimum
  onClose: () => void
}

export function MinimumDialog({ minimum, onClose }: Props) {
  const { t } = useTranslation('openingReview')
  const save = useSaveMinimum()
  const form = useForm({
    initialValues: {
      kind: minimum?.kind ?? 'minimum_wage',
      age_from: minimum?.age_from ?? ('' as number | string),
      contract_year: minimum?.contract_year ?? ('' as number | string),
      amount: minimum?.amount ?? ('' as number | string),
      valid_from: minimum?.valid_from ?? '',
      source: minimum?.source ?? '',
    },
    validate: {
      amount: (value) => (Number(value) > 0 ? null : t('minimums.amountMissing')),
      valid_from: (value) => (value ? null : t('minimums.dayMissing')),
      age_from: (value, { kind }) => (kind === 'apprenticeship' && !value ? t('minimums.ageMissing') : null),
      contract_year: (value, { kind }) =>
        kind === 'apprenticeship' && !value ? t('minimums.yearMissing') : null,
    },
  })
  const isApprenticeship = form.values.kind === 'apprenticeship'
  const submit = form.onSubmit((values) =>
    save.mutate(
      {
        id: minimum?.id,
        document: {
          ...values,
          age_from: isApprenticeship ? Number(values.age_from) : null,
          contract_year: isApprenticeship ? Number(values.contract_year) : null,
          amount: Number(values.amount),
        },
      },
      {
        onSuccess: () => {
          toast.success({ title: t('minimums.saved') })
          onClose()
        },
      },
    ),
  )
  return (
    <FormDialog
      title={t(minimum ? 'minimums.edit' : 'minimums.add')}
      action={t('save')}
      change={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('minimums.kind')}
          data={minimumKinds.map((value) => ({ value, label: t(`minimums.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <AmountInput
          label={t(isApprenticeship ? 'minimums.percent' : 'minimums.amount')}
          required
          decimalScale={2}
          min={0}
          {...form.getInputProps('amount')}
        />
        {isApprenticeship && (
          <>
            <AmountInput
              label={t('minimums.age')}
              required
              allowDecimal={false}
              min={14}
              max={99}
              {...form.getInputProps('age_from')}
            />
            <AmountInput
              label={t('minimums.year')}
              required
              allowDecimal={false}
              min={1}
              max={4}
              {...form.getInputProps('contract_year')}
            />
          </>
        )}
        <DayInput label={t('minimums.from')} required {...form.getInputProps('valid_from')} />
        <TextInput label={t('minimums.source')} maxLength={300} {...form.getInputProps('source')} />
      </SimpleGrid>
    </FormDialog>
  )
}
