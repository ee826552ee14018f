import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { readAmount } from '../lib/money.ts'

/** A number in the reader's format, typed or pasted with either decimal separator. */
export function AmountInput({ thousandSeparator, ...props }: NumberInputProps) {
  const { i18n } = useTranslation()
  const isFrench = i18n.language === 'fr'
  return (
    <NumberInput
      hideControls
      decimalSeparator={isFrench ? ',' : '.'}
      thousandSeparator={thousandSeparator && (isFrench ? '\u202f' : ',')}
      allowedDecimalSeparators={['.', ',']}
      onPaste={(event) => {
        const value = readAmount(event.clipboardData.getData('text'))
        if (value === undefined) return
        event.preventDefault()
        props.onChange?.(value)
      }}
      {...props}
    />
  )
}
