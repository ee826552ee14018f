import { Anchor, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asWebAddress, isWebAddress } from '../../../../lib/web-address.ts'

interface Props {
  link: string
  isEditable: boolean
  onChange: (link: string) => void
}

/** How long to wait after the last keystroke, in milliseconds. */
const pause = 800

/** Keeps the text as typed; stores, and shows on blur, the URL it stands for. */
export function LinkField({ link, isEditable, onChange }: Props) {
  const { t } = useTranslation('player')
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? link
  const [settled] = useDebouncedValue(shown, pause)
  if (!isEditable) {
    return isWebAddress(link) ? (
      <Anchor href={link} target="_blank" rel="noopener noreferrer">
        {link}
      </Anchor>
    ) : (
      <Text c="dimmed">{t('deliverable.nothing')}</Text>
    )
  }
  const isWrong = shown.trim() !== '' && !isWebAddress(asWebAddress(shown))
  const isTyping = typed !== undefined && settled !== shown
  return (
    <TextInput
      type="url"
      inputMode="url"
      label={t('deliverable.link')}
      description={t('deliverable.linkHint')}
      placeholder="https://"
      maxLength={500}
      value={shown}
      error={isWrong && !isTyping ? t('deliverable.linkWrong') : undefined}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(asWebAddress(event.currentTarget.value))
      }}
    />
  )
}
