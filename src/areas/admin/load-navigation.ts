import { loadOnce } from '../../lib/load-once.ts'

/** Loaded for the sidebar; the home lists the same pages. */
export const loadNavigation = loadOnce(async () => (await import('./navigation.ts')).adminNavigation)
