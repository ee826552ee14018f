import type { AdministrationArea } from '../../core/session/roles.ts'

/** Pages of the administration area and the part of administration each belongs to; the first match counts. */
const pages: [page: string, area: AdministrationArea][] = [
  ['/settings/announcements', 'announcements'],
  ['/settings/mails', 'emails'],
  ['/settings', 'settings'],
  ['/openings/minimums', 'legal_minimums'],
  ['/openings', 'moderation'],
  ['/users', 'accounts'],
  ['/companies', 'organizations'],
  ['/moderation', 'moderation'],
  ['/certificates', 'certificates'],
  ['/analytics', 'analytics'],
  ['/data', 'data_protection'],
  ['/catalogue', 'catalogs'],
  ['/inbox', 'inbox'],
  ['/legal', 'legal_texts'],
  ['/audit', 'audit_log'],
  ['/health', 'health'],
  ['/setup', 'setup'],
]

/** What a page needs, by its address below the area; every administrator has the overview. */
export function areaOf(address: string): AdministrationArea {
  const [page] = address.split(/[?#]/)
  const found = pages.find(([known]) => page === known || page!.startsWith(`${known}/`))
  return found?.[1] ?? 'overview'
}

/** Tabs that may be open where a page's first tab isn't. */
const otherTabs: Record<string, string[]> = {
  '/settings': ['/settings/announcements', '/settings/mails'],
  '/openings': ['/openings/minimums'],
}

/** The tab to open instead of an address the person's roles don't include, if there is one. */
export const tabInstead = (
  address: string,
  administers: (area: AdministrationArea) => boolean,
): string | undefined => otherTabs[address]?.find((tab) => administers(areaOf(tab)))
