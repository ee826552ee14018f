import { Badge, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textsIn, translatedLanguages } from '../../../missions/languages.ts'
import { useEditor } from '../../use-editor.ts'

/** How many texts are missing or outdated, in all languages. */
export function ToTranslate() {
  const { t } = useTranslation('authoring')
  const { content } = useEditor()
  const count = useMemo(
    () =>
      translatedLanguages(content)
        .flatMap((language) => textsIn(content, language))
        .filter(({ state }) => state !== 'done').length,
    [content],
  )
  if (count === 0) return null
  return (
    <Badge size="sm" variant="outline" color="var(--amber-text)" c="var(--amber-text)">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('languages.toDo', { count })}</VisuallyHidden>
    </Badge>
  )
}
