import { useSyncExternalStore } from 'react'
import { currentPlatform, onPlatformChange, type Platform, standardPlatform } from '../lib/platform.ts'

/** Name, picture and what is switched off; changes while the page is open are shown. */
export function usePlatform(): Platform {
  return useSyncExternalStore(onPlatformChange, currentPlatform, () => standardPlatform)
}
