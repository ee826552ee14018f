import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { countWords } from '../play.ts'

interface Props {
  text: string
  isEditable: boolean
  onChange: (text: string) => void
}

/** Written work, with a preview. */
export function TextField({ text, isEditable, onChange }: Props) {
  const { t } = useTranslation('player')
  if (!isEditable) {
    return text.trim() ? <Markdown>{text}</Markdown> : <Text c="dimmed">{t('deliverable.nothing')}</Text>
  }
  return (
    <div>
      <MarkdownInput
        label={t('deliverable.text')}
        minRows={10}
        maxRows={30}
        maxLength={100_000}
        value={text}
        onChange={onChange}
      />
      <Text size="sm" c="dimmed" ta="end" mt={4}>
        {t('deliverable.words', { count: countWords(text) })}
      </Text>
    </div>
  )
}
