import { useSyncExternalStore } from 'react'
import { currentPlatform, onPlatformChange, type Platform, standardPlatform } from '../lib/platform.ts'

/** The product's name, logo and switched-off features; updates while the page is open. */
export function usePlatform(): Platform {
  return useSyncExternalStore(onPlatformChange, currentPlatform, () => standardPlatform)
}
