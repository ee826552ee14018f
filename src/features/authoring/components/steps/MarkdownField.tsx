import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

export function MarkdownField({ label, value, onChange }: Props) {
  const { t } = useTranslation('authoring')
  return (
    <Textarea
      label={label}
      description={t('form.markdown')}
      autosize
      minRows={5}
      maxRows={24}
      maxLength={20_000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
