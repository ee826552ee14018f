import path from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { firstLayers } from './layers.ts'
import { mergePieces } from './merge.ts'
import { buildPieces, type Pieces } from './pieces.ts'
import { findVisits, type Visit } from './visits.ts'

/** What one more request of one page costs, and one more file in the build, in kilobytes of script. */
const costs = { request: 13, file: 110 }
const textCosts = { request: 6, file: 110 }
/** How much each place counts: homes are opened most, and by the time a button loads something, its page is there. */
const weights = { auth: 40, home: 6, page: 1, late: 0.1 }

const text = /\/src\/i18n\/([a-z]{2})\/([^/]+)\.ts$/
/** Texts that emails use too are kept with their functions. */
const originalOf = (id: string) =>
  id.replace(/\/_shared\/notifications\/([a-z]{2})\.ts$/, '/src/i18n/$1/notificationTexts.ts')
/**
 * What every home loads right after it is shown. It gets its own files: together with the pages that share it, several
 * times as much would be loaded.
 */
const soon = { covers: /\/MissionCover\.tsx$/, toasts: /\/src\/app\/Toasts\.tsx$/ }
/** One sheet for the first paint, one for the landing page, one for what comes first in the app, one for other pages. */
const sheets: Record<string, string> = { entry: 'entry', base: 'entry', landing: 'landing' }
const pageStyle = /\.module\.css$/

/**
 * Decides which modules are loaded together: decision 80. By default, each helper that two pages share becomes a
 * separate file, and a page fetches a hundred.
 */
export function chunkPlan(config: InlineConfig) {
  let plan = new Map<string, string>()
  const plugin: Plugin = {
    name: 'chunk-plan',
    apply: 'build',
    async buildStart() {
      plan = planChunks(await buildPieces(config))
    },
  }
  const groups = [
    {
      name: (id: string) => plan.get(id) ?? null,
      debugName: 'planned',
      includeDependenciesRecursively: false,
    },
  ]
  return { plugin, groups }
}

/** The name of each module's chunk. */
export function planChunks(pieces: Pieces): Map<string, string> {
  const visits = findVisits(pieces)
  const layers = firstLayers(visits)
  for (const [name, { modules }] of pieces)
    for (const [chunk, module] of Object.entries(soon))
      if (modules.some((id) => module.test(id)) && !layers.has(name)) layers.set(name, chunk)
  const chunks = new Map([...layers, ...pageChunks(pieces, visits, layers), ...textChunks(pieces, visits)])
  const plan = new Map<string, string>()
  for (const [name, chunk] of chunks) {
    const sheet = sheets[chunk] ?? (layers.has(name) ? 'app' : 'styles')
    for (const id of pieces.get(name)!.modules) plan.set(id, pageStyle.test(id) ? sheet : chunk)
  }
  return plan
}

const weigh = (visits: readonly Visit[]) =>
  visits.map(({ area, place, isHome }) => {
    if (place === 'auth/AuthPage') return weights.auth
    if (isHome) return weights.home
    return area ? weights.page : weights.late
  })

/** What is not part of the first layers, put together by what that costs and saves. */
function pageChunks(
  pieces: Pieces,
  visits: readonly Visit[],
  layers: ReadonlyMap<string, string>,
): Map<string, string> {
  const layered = new Map<string, string[]>()
  for (const [name, layer] of layers) layered.set(layer, [...(layered.get(layer) ?? []), name])
  const isVisited = (name: string) => visits.some((visit) => visit.pieces.has(name))
  const single = [...pieces.keys()].filter((name) => !layers.has(name) && isVisited(name))
  const groups = [...single.map((name) => [name]), ...layered.values()]
  const numberOf = new Map(groups.flatMap((names, number) => names.map((name) => [name, number])))
  const needsOf = (names: string[]) => names.flatMap((name) => pieces.get(name)!.needs)
  const merged = mergePieces(
    groups.map((names, number) => ({
      size: names.reduce((sum, name) => sum + pieces.get(name)!.size, 0),
      visits: new Set(
        visits.flatMap((visit, at) => (names.some((name) => visit.pieces.has(name)) ? [at] : [])),
      ),
      needs: new Set(
        needsOf(names)
          .flatMap((need) => numberOf.get(need) ?? [])
          .filter((need) => need !== number),
      ),
      isFixed: number >= single.length,
    })),
    { ...costs, weights: weigh(visits) },
  )
  const used = new Set(layered.keys())
  return new Map(
    merged
      .filter(([number]) => number! < single.length)
      .flatMap((numbers) => {
        const names = numbers.map((number) => single[number]!)
        const chunk = nameOf(names, pieces, used)
        return names.map((name) => [name, chunk])
      }),
  )
}

/** Names a chunk after its largest piece. */
function nameOf(names: readonly string[], pieces: Pieces, used: Set<string>): string {
  const largest = names.reduce((one, other) =>
    pieces.get(other)!.size > pieces.get(one)!.size ? other : one,
  )
  const wanted = path.basename(largest).replace(/-.{8}\.js$/, '')
  let name = wanted
  for (let count = 2; used.has(name); count++) name = `${wanted}-${count}`
  used.add(name)
  return name
}

/** Texts that the same pages show are loaded together, in each language. */
function textChunks(pieces: Pieces, visits: readonly Visit[]): Map<string, string> {
  const texts = [...pieces].flatMap(([name, { modules, size }]) => {
    const [, language, topic] = text.exec(originalOf(modules[0] ?? '')) ?? []
    return language && topic ? [{ name, language, topic, size }] : []
  })
  const topics = [...new Set(texts.map(({ topic }) => topic))]
  const shown = new Map([...pieces].map(([name, { code }]) => [name, topicsIn(code)]))
  const shows = (visit: Visit, topic: string) => [...visit.pieces].some((name) => shown.get(name)?.has(topic))
  const merged = mergePieces(
    topics.map((topic) => ({
      size: Math.max(...texts.filter((one) => one.topic === topic).map(({ size }) => size)),
      visits: new Set(visits.flatMap((visit, at) => (shows(visit, topic) ? [at] : []))),
      needs: new Set<number>(),
      // The landing page shows these.
      isFixed: topic === 'common' || topic === 'landing',
    })),
    { ...textCosts, weights: weigh(visits) },
  )
  const firstOf = new Map(
    merged.flatMap((chunk) => chunk.map((number) => [topics[number]!, topics[chunk[0]!]!])),
  )
  return new Map(texts.map(({ name, language, topic }) => [name, `${language}-${firstOf.get(topic)}`]))
}

/** The topics of the texts that code shows. */
function topicsIn(code: string): Set<string> {
  const lists = [...code.matchAll(/\buseTranslation\(\s*(["']\w+["']|\[[^\]]*\])/g)].map(([, list]) => list!)
  const named = lists.flatMap((list) => list.match(/\w+/g) ?? [])
  return new Set(/\buseTranslation\(\)/.test(code) ? [...named, 'common'] : named)
}
