import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { nameCurrencies } from '../../../../lib/money.ts'
import { EntriesField } from '../../../../ui/editor/EntriesField.tsx'
import type { MakerFields } from '../form.ts'
import { currencies, most, rateUnits } from '../model.ts'

/** None means on request. */
export function RatesField({ form }: { form: UseFormReturnType<MakerFields> }) {
  const { t } = useTranslation('makers')
  const unused = rateUnits.find((unit) => form.values.rates.every(({ per }) => per !== unit)) ?? 'hour'
  return (
    <EntriesField
      entries={form.values.rates}
      onChange={(rates) => {
        form.setValues({ rates })
        form.clearErrors()
      }}
      title={t('editor.rates.title')}
      kind={t('editor.rates.one')}
      empty={t('editor.rates.empty')}
      add={t('editor.rates.add')}
      most={most.rates}
      blank={() => ({ key: crypto.randomUUID(), amount: '', currency: 'EUR' as const, per: unused })}
      nameOf={({ per }) => `${t('editor.rates.one')} ${t(`per.${per}`)}`}
    >
      {(index) => (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <TextInput
            label={t('editor.rates.amount')}
            required
            inputMode="decimal"
            {...form.getInputProps(`rates.${index}.amount`)}
          />
          <NativeSelect
            label={t('editor.rates.currency')}
            data={nameCurrencies(currencies)}
            {...form.getInputProps(`rates.${index}.currency`)}
          />
          <NativeSelect
            label={t('editor.rates.per')}
            data={rateUnits.map((value) => ({ value, label: t(`per.${value}`) }))}
            {...form.getInputProps(`rates.${index}.per`)}
          />
        </SimpleGrid>
      )}
    </EntriesField>
  )
}
