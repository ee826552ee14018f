import { NativeSelect, type NativeSelectProps } from '@mantine/core'

export interface Choice<T extends string | number> {
  value: T
  label: string
}

interface Props<T extends string | number> extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  /** What it says when nothing is chosen; without it, something always is. */
  all?: string
  choices: readonly Choice<T>[]
  value: T | '' | undefined
  onChange: (value: T | undefined) => void
}

/** Narrows a list to one choice, or to none. */
export function FilterSelect<T extends string | number>({
  all,
  choices,
  value,
  onChange,
  ...props
}: Props<T>) {
  return (
    <NativeSelect
      {...props}
      value={value ?? ''}
      data={[
        ...(all === undefined ? [] : [{ value: '', label: all }]),
        ...choices.map((choice) => ({ ...choice, value: String(choice.value) })),
      ]}
      onChange={({ currentTarget }) =>
        onChange(choices.find((choice) => String(choice.value) === currentTarget.value)?.value)
      }
    />
  )
}
