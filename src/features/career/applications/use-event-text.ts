import { useTranslation } from 'react-i18next'
import type { CardEvent } from './model.ts'
import { useColumnName } from './use-column-name.ts'

/** A sentence describing an event. */
export function useEventText(): (event: CardEvent) => string {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  return ({ kind, note, from_name, from_stage, to_name, to_stage }) => {
    if (kind === 'news' || !to_stage) return note
    const to = nameOf({ name: to_name, stage: to_stage })
    if (!from_stage) return t('history.added', { to })
    return t('history.moved', { from: nameOf({ name: from_name, stage: from_stage }), to })
  }
}
