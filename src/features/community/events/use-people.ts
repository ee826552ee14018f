import { useTranslation } from 'react-i18next'
import type { EventCardData } from './api/answers.ts'

/** How many are registered and waiting, as text for organizers. */
export function usePeople() {
  const { t } = useTranslation('events')
  return ({ capacity, taken, waiting }: Pick<EventCardData, 'capacity' | 'taken' | 'waiting'>): string =>
    [
      capacity === null ? t('places.taken', { count: taken }) : t('places.of', { taken, capacity }),
      waiting > 0 && t('places.waiting', { count: waiting }),
    ]
      .filter(Boolean)
      .join(' · ')
}
