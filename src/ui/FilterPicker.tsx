import { Select, type SelectProps } from '@mantine/core'
import { clearButton } from './clear-button.ts'
import type { Choice } from './FilterSelect.tsx'

interface Props<T extends string | number>
  extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'placeholder'> {
  /** What it says when nothing is chosen. */
  all: string
  choices: readonly Choice<T>[]
  value: T | '' | undefined
  onChange: (value: T | undefined) => void
}

/** Like FilterSelect, for lists worth searching. */
export function FilterPicker<T extends string | number>({
  all,
  choices,
  value,
  onChange,
  ...props
}: Props<T>) {
  return (
    <Select
      clearable
      searchable={choices.length > 8}
      placeholder={all}
      clearButtonProps={clearButton(all)}
      {...props}
      data={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      value={value === undefined || value === '' ? null : String(value)}
      onChange={(chosen) => onChange(choices.find((choice) => String(choice.value) === chosen)?.value)}
    />
  )
}
