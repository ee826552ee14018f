import { useTranslation } from 'react-i18next'

interface Places {
  capacity: number | null
  taken: number
  waiting: number
}

/** How many places are left, and how many people wait for one. */
export function usePlaces(): (event: Places) => string {
  const { t } = useTranslation('events')
  return ({ capacity, taken, waiting }) =>
    [
      capacity === null ? t('places.open') : t('places.left', { count: capacity - taken }),
      waiting > 0 && t('places.waiting', { count: waiting }),
    ]
      .filter(Boolean)
      .join(' · ')
}
