import { Badge, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../use-editor.ts'

/** How many problems remain before the mission can be published. */
export function ToFix() {
  const { t } = useTranslation('authoring')
  const { problems } = useEditor()
  if (problems.length === 0) return null
  return (
    <Badge size="sm" circle variant="outline" color="var(--amber-text)" c="var(--amber-text)">
      <span aria-hidden>{problems.length}</span>
      <VisuallyHidden>{t('editor.toFix', { count: problems.length })}</VisuallyHidden>
    </Badge>
  )
}
