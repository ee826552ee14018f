import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { readAmount } from '../lib/money.ts'

/** An amount of money in the reader's format, typed or pasted with either decimal separator. */
export function AmountInput(props: NumberInputProps) {
  const { i18n } = useTranslation()
  return (
    <NumberInput
      hideControls
      decimalSeparator={i18n.language === 'fr' ? ',' : '.'}
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
