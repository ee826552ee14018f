import { Button, CopyButton, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatLabeled } from '../lib/formats/words.ts'

interface Props {
  label: string
  description?: string
  value: string
  /** Several lines of code, shown in full. */
  isCode?: boolean
  /** Maximum number of lines shown. */
  rows?: number
}

/** A value to copy with one click. */
export function CopyField({ label, description, value, isCode = false, rows = 6 }: Props) {
  const { t } = useTranslation()
  const shown = { label, description, value, readOnly: true }
  const copy = (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          aria-live="polite"
          aria-label={formatLabeled(t(copied ? 'copied' : 'copy'), label)}
          onClick={copy}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
      )}
    </CopyButton>
  )
  if (isCode) {
    return (
      <Stack gap="xs" align="flex-start">
        <Textarea
          {...shown}
          w="100%"
          autosize
          maxRows={rows}
          styles={{ input: { fontFamily: 'monospace' } }}
        />
        {copy}
      </Stack>
    )
  }
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput {...shown} flex={1} onFocus={(event) => event.currentTarget.select()} />
      {copy}
    </Group>
  )
}
