import type { Visit } from './visits.ts'

/**
 * The chunks of the pages people open first, by piece: what runs before the first paint (entry), what the landing page
 * shares with the app (base), what signing in shares with the homes (app) and what only it shows (auth), what every page
 * that reads something shares with the homes (client), what homes share with other areas (shell), and each home.
 */
export function firstLayers(visits: readonly Visit[]): Map<string, string> {
  const piecesOf = (place: string) => visits.find((visit) => visit.place === place)?.pieces ?? new Set()
  const first = piecesOf('entry')
  const onLanding = piecesOf('landing')
  const onAuth = piecesOf('auth/AuthPage')
  const homes = visits.filter(({ isHome }) => isHome)
  // A dialog that shares something with a home is opened there, or once the home is loaded.
  const isOnlyIn = (home: string, name: string) =>
    visits.every(({ area, pieces }) => area === home || !area || !pieces.has(name))
  const isOnlyForAuth = (name: string) =>
    onAuth.has(name) && visits.every(({ area, pieces }) => area === 'auth' || !pieces.has(name))
  const readers = visits.filter(({ area }) => area === 'public')
  const isInAll = (name: string) => readers.length > 0 && readers.every(({ pieces }) => pieces.has(name))
  const layers = new Map<string, string>()
  for (const name of new Set(visits.flatMap(({ pieces }) => [...pieces]))) {
    const area = homes.find(({ pieces }) => pieces.has(name))?.area
    if (first.has(name)) layers.set(name, 'entry')
    else if (onLanding.has(name)) layers.set(name, area || onAuth.has(name) ? 'base' : 'landing')
    else if (area && onAuth.has(name)) layers.set(name, 'app')
    else if (area && isInAll(name)) layers.set(name, 'client')
    else if (area) layers.set(name, isOnlyIn(area, name) ? area : 'shell')
    else if (isOnlyForAuth(name)) layers.set(name, 'auth')
  }
  return layers
}
