import { NumberInput, type NumberInputProps } from '@mantine/core'

type Props = Omit<NumberInputProps, 'onChange' | 'value'> & {
  value: number
  onChange: (value: number) => void
}

/** A number; an empty field counts as 0, which the checklist then speaks of. */
export function NumberField({ value, onChange, ...props }: Props) {
  return (
    <NumberInput
      {...props}
      hideControls
      value={value || ''}
      onChange={(typed) => onChange(Number(typed) || 0)}
    />
  )
}
