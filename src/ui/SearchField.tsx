import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

type Props = Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'leftSection' | 'list'> &
  (
    | { list?: undefined; value: string; onChange: (text: string) => void }
    /** Of a list whose search is kept in the address. */
    | { list: { typed: string; type: (text: string) => void }; value?: undefined; onChange?: undefined }
  )

/** Where people type what they look for. */
export function SearchField({ list, value = list?.typed, onChange = list?.type, ...props }: Props) {
  return (
    <TextInput
      type="search"
      autoComplete="off"
      leftSection={<IconSearch size={18} aria-hidden />}
      {...props}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  )
}
