import type { TFunction } from 'i18next'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { formatDay } from '../../../lib/dates.ts'
import { formatList } from '../../../lib/formats/lists.ts'
import { deviceZone } from '../../../lib/formats/zones.ts'
import { formatTime } from '../../../lib/moments.ts'
import { addDays, dayIn, formatDayAs } from '../../../lib/weeks.ts'
import type { News } from './api/answers.ts'
import { newsKinds } from './news-kinds.ts'

/** "Since Monday: 3 new submissions and 1 new message", or nothing if nothing changed. */
export function newsText(news: News, t: TFunction<'shell'>, now = new Date()): string | undefined {
  const items = newsKinds.flatMap((kind) => {
    const count = news?.counts[kind] ?? 0
    return count > 0 ? [t(`news.${kind}`, { count })] : []
  })
  if (!news || items.length === 0) return undefined
  return t('since.news', { since: sinceText(news.since, t, now), news: formatList(items) })
}

function sinceText(since: string, t: TFunction<'shell'>, now: Date): string {
  const zone = deviceZone()
  const day = dayIn(zone, since)
  const today = dayIn(zone, now)
  if (day === today) return t('since.time', { when: formatTime(since) })
  if (addDays(day, 6) < today) return t('since.date', { when: formatDay(day, now) })
  return t('since.day', { when: formatDayAs(day, currentLanguage(), { weekday: 'long' }) })
}
