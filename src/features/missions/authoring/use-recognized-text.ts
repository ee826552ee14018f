import { useTranslation } from 'react-i18next'
import { formatList } from '../../../lib/formats/lists.ts'
import { type Recognizable, type Recognized, recognizable } from './from-text/mission-from-text.ts'

/** What was read from a text, what is only suggested, and what was left out, each as a sentence. */
export function useRecognizedText({ found, left }: Recognized) {
  const { t } = useTranslation('authoring')
  const named = (parts: readonly Recognizable[]) =>
    formatList(parts.map((part) => t(`start.text.parts.${part}`)))
  const missing = recognizable.filter((part) => !found.includes(part))
  return {
    found: found.length > 0 ? t('start.text.found', { parts: named(found) }) : t('start.text.nothing'),
    suggested: missing.length > 0 ? t('start.text.suggested', { parts: named(missing) }) : undefined,
    left: left > 0 ? t('start.text.left') : undefined,
  }
}
