import { type Pieces, withNeeds } from './pieces.ts'

/** What is loaded when someone opens one place: a home, another page, or a dialog or library behind a button. */
export interface Visit {
  place: string
  /** The folder below src/areas; empty for what a button loads. */
  area: string
  isHome: boolean
  /** Every piece, from the first request on. */
  pieces: ReadonlySet<string>
}

const entry = /\/index\.html$/
const landing = /\/src\/app\/open-landing\.tsx$/
const text = /\/src\/i18n\/(en|fr)\//
/** Loaded for every page of the app. */
const start = /\/src\/app\/(open-app|AppProviders)\.tsx$/
/** Loaded for every page that reads something; those for signing in load it when someone starts typing. */
const client = /\/@supabase\/supabase-js\//
/** Loaded for every page inside an area. */
const shell = /\/src\/app\/dashboard\/Dashboard\.tsx$|\/Announcements\.tsx$/
const home = /\/src\/areas\/([^/]+)\/(home\/\w+Start\.tsx|navigation\.ts)$/
const listOfPages = /\/src\/areas\/([^/]+)\/(?!Welcome)\w+Area\.tsx$/
const page = /\/src\/areas\/([^/]+)\/([^.]+)/
/** Pages that several areas share as a feature. */
const sharedPage = /\/src\/features\/.+\/(MessagesView|ConversationWith|HostView)\.tsx$/
/** What a page loads separately, but shows as soon as it opens. Everything else waits for a button. */
const shownOnOpen = /\/(Chart|OpeningTools|ProgramsNotice|AskMentoringDialog)\.tsx$/
/** Areas without a shell. */
const outside = new Set(['landing', 'auth', 'public'])

/** Which pieces each place loads. */
export function findVisits(pieces: Pieces): Visit[] {
  const entries = [...pieces].flatMap(([name, piece]) => (piece.entry ? [{ name, path: piece.entry }] : []))
  const named = (test: RegExp, area?: string) =>
    entries
      .filter(({ path }) => test.test(path) && (!area || test.exec(path)![1] === area))
      .map(({ name }) => name)
  const first = [...named(entry), ...named(start)]
  const reading = [...first, ...named(client)]
  const inside = (area: string) => [...reading, ...named(shell), ...named(home, area)]
  const visit = (place: string, area: string, loaded: string[], isHome = false): Visit => ({
    place,
    area,
    isHome,
    pieces: withNeeds([...loaded, ...named(shownOnOpen).filter((piece) => loads(loaded, piece))], pieces),
  })
  const loads = (loaded: string[], wanted: string) =>
    [...withNeeds(loaded, pieces)].some((name) => pieces.get(name)?.loads.includes(wanted))
  const areas = [...new Set(entries.flatMap(({ path }) => home.exec(path)?.[1] ?? []))]
  const homes = areas
    .filter((area) => area !== 'welcome')
    .map((area) => visit(area, area, inside(area), true))
  const isPartOfOthers = (path: string) =>
    [entry, text, start, client, shell, home, listOfPages].some((one) => one.test(path))
  const others = entries
    .filter(({ path }) => !isPartOfOthers(path))
    .map(({ name, path }) => {
      const [, area = '', rest] = page.exec(path) ?? []
      if (landing.test(path)) return visit('landing', 'landing', [...named(entry), name])
      if (sharedPage.test(path)) return visit(`shared/${path}`, 'shared', [...inside('shared'), name])
      if (!area) return visit(path, '', [...reading, name])
      if (outside.has(area))
        return visit(`${area}/${rest}`, area, [...(area === 'auth' ? first : reading), name])
      return visit(`${area}/${rest}`, area, [...inside(area), ...named(listOfPages, area), name])
    })
  return [visit('entry', '', named(entry)), ...homes, ...others]
}
