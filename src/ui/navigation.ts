import type { Icon } from '@tabler/icons-react'
import type administration from '../i18n/en/administration.ts'
import type shell from '../i18n/en/shell.ts'
import { type Feature, isSwitchedOn, type Platform } from '../lib/platform.ts'

/** An entry of an area's sidebar; also found in search. */
export interface NavigationEntry {
  /** Below the area's address; "/" is its home. */
  to: string
  label: keyof typeof shell.nav
  icon: Icon
  /** Shown only while this is switched on, where the address alone doesn't say it. */
  feature?: Feature
  /** Shown only to administrators whose roles open one of these parts of administration. */
  areas?: readonly (keyof typeof administration.areas)[]
  /** Another address that belongs to it. */
  also?: string
  /** Also in the bar at the bottom of phones, which has room for five. */
  isMain?: true
  /**
   * A hook that says whether the sidebar currently shows it, and how many items are waiting. Always shown
   * without one.
   */
  useState?: () => { isShown: boolean; count: number }
}

export const isEntryOn = ({ to, feature }: NavigationEntry, platform: Platform): boolean =>
  isSwitchedOn(to, platform) && !(feature && platform.off.includes(feature))
