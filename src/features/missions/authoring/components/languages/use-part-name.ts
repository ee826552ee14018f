import { useTranslation } from 'react-i18next'
import type { TextPart } from '../../../missions/languages.ts'
import { useEditor } from '../../use-editor.ts'

/** What a part of the mission is called in the editor. */
export function usePartName(): (part: TextPart) => string {
  const { t } = useTranslation('authoring')
  const { content } = useEditor()
  return (part) => {
    if (part === 'facts' || part === 'rubric' || part === 'notes') return t(`editor.tab.${part}`)
    const place = content.steps.findIndex(({ id }) => part === `step:${id}`)
    const title = content.steps[place]?.title.trim() || t('steps.untitled')
    return t('form.place', { place: place + 1, title })
  }
}
