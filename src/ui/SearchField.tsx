import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface Props extends Omit<TextInputProps, 'onChange' | 'type' | 'leftSection'> {
  onChange: (text: string) => void
}

/** Where people type what they look for. */
export function SearchField({ onChange, ...props }: Props) {
  return (
    <TextInput
      type="search"
      autoComplete="off"
      leftSection={<IconSearch size={18} aria-hidden />}
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
