import type { NumberInputProps } from '@mantine/core'
import { AmountInput } from '../../../../../ui/AmountInput.tsx'

type Props = Omit<NumberInputProps, 'onChange' | 'value'> & {
  value: number
  onChange: (value: number) => void
}

/** A number; an empty field counts as 0, which the checklist reports. */
export function NumberField({ value, onChange, ...props }: Props) {
  return <AmountInput {...props} value={value || ''} onChange={(typed) => onChange(Number(typed) || 0)} />
}
