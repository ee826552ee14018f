import { Anchor, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWebAddress } from '../play.ts'

interface Props {
  link: string
  isEditable: boolean
  onChange: (link: string) => void
}

export function LinkField({ link, isEditable, onChange }: Props) {
  const { t } = useTranslation('player')
  const [wasLeft, setLeft] = useState(false)
  const isWrong = link.trim() !== '' && !isWebAddress(link)
  if (!isEditable) {
    return isWebAddress(link) ? (
      <Anchor href={link} target="_blank" rel="noopener noreferrer">
        {link}
      </Anchor>
    ) : (
      <Text c="dimmed">{t('deliverable.nothing')}</Text>
    )
  }
  return (
    <TextInput
      type="url"
      inputMode="url"
      label={t('deliverable.link')}
      description={t('deliverable.linkHint')}
      placeholder="https://"
      maxLength={2000}
      value={link}
      error={isWrong && wasLeft ? t('deliverable.linkWrong') : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
