import { NativeSelect, Select, SimpleGrid, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { currencyChoices } from '../../../../../lib/money.ts'
import { AmountInput } from '../../../../../ui/AmountInput.tsx'
import { Section } from '../../../../../ui/Section.tsx'
import type { Pay } from '../../api/answers.ts'
import { fieldId, payPeriods } from '../../model.ts'
import type { SectionProps } from './section.ts'

/** The pay range that everyone reads. */
export function PaySection({ draft: { pay }, change, errorOf }: SectionProps) {
  const { t } = useTranslation('openingEditor')
  const set = (changes: Partial<Pay>) => change({ pay: { ...pay, ...changes } })
  const amount = (value: string | number) => (value === '' ? null : Number(value))
  const error = errorOf('pay')
  return (
    <Section title={t('pay.title')} hint={t('pay.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['min', 'max'] as const).map((end) => (
          <AmountInput
            key={end}
            id={end === 'min' ? fieldId('pay') : undefined}
            label={t(`pay.${end}`)}
            required
            thousandSeparator
            decimalScale={2}
            min={0}
            max={9_999_999}
            clampBehavior="strict"
            error={end === 'min' ? error : Boolean(error)}
            value={pay[end] ?? ''}
            onChange={(value) => set({ [end]: amount(value) })}
          />
        ))}
        <NativeSelect
          label={t('pay.period')}
          value={pay.period ?? 'month'}
          onChange={(event) => set({ period: event.currentTarget.value as Pay['period'] })}
          data={payPeriods.map((value) => ({ value, label: t(`pay.periods.${value}`) }))}
        />
        <Select
          label={t('pay.currency')}
          searchable
          allowDeselect={false}
          data={currencyChoices(pay.currency)}
          value={pay.currency}
          onChange={(currency) => currency && set({ currency })}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('pay.gross')}
      </Text>
    </Section>
  )
}
