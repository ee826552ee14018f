import { useTranslation } from 'react-i18next'
import type { InterviewEvent } from './api/answers.ts'

/** What happened to an interview, as one of the two sides reads it. */
export function useEventText(side: 'team' | 'applicant') {
  const { t } = useTranslation('interviews')
  return ({ kind, by }: Pick<InterviewEvent, 'kind' | 'by'>): string => {
    if (kind !== 'cancelled') return t(`events.${kind}`)
    if (by === 'application') return t('events.ended')
    if (by === 'team') return t('events.cancelledByTeam')
    return t(side === 'team' ? 'events.cancelledByApplicant' : 'events.cancelledByYou')
  }
}
