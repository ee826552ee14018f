import { ownKey } from './own-storage.ts'
import type { Asked } from './started-requests.ts'

/** What a home needed and showed when it was last open here, so that it opens faster the next time. */
export interface KeptHome {
  at: number
  language: string
  area: string
  lines: Lines
  requests: Asked[]
}

export interface Lines {
  title: string
  description: string
  lead?: Lead
}

/** The most important card of a home. */
export interface Lead {
  /** A short line above the title. */
  over?: string
  title: string
  detail?: string
  action: string
  href: string
  /** A picture comes before the words. */
  hasCover: boolean
  /** A round mark comes before the words. */
  hasMark?: boolean
  isUrgent?: boolean
  /** How far the action is below the title, on a screen of this width. */
  gap: number
  width: number
}

/** By the account and the area's address. */
export const keptHomeKey = (userId: string, base: string): string => ownKey('home', base, userId)

/** Removes what other people's homes showed here: sessions also end in another tab, on the server, or in between. */
export function forgetOtherHomes(userId: string | undefined): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('essor-home:') && key.split(':')[1] !== userId) localStorage.removeItem(key)
}
