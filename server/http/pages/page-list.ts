import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Log } from '../../log.ts'

/** Addresses and the edge function that answers for them; `*` in an address is any one segment. */
const addresses = z.record(z.string().startsWith('/'), z.string())

const format = z.object({
  /** Pages whose head a function writes. */
  heads: addresses.default({}),
  /**
   * What `*` can match in a page's address. Addresses that don't match share the head of a page that doesn't exist, so
   * that guessed addresses don't each call the function.
   */
  shapes: z.record(z.string().startsWith('/'), z.string()).default({}),
  /** Files that a function answers, such as robots.txt. */
  files: addresses.default({}),
  /** Query parameters that files depend on. All others are ignored, so that they can't ask for a file again. */
  fileParameters: z.record(z.string().startsWith('/'), z.array(z.string())).default({}),
  /** Pages that other sites can show in a frame. They can also send forms elsewhere and close windows for their opener. */
  framed: z.array(z.string().startsWith('/')).default([]),
  /** Languages of the heads, the first being the default, and the query parameter that selects one. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
  languageParameter: z.string().default('lang'),
})

export type PageList = z.infer<typeof format>

/** Reads `pages.json` of a web build. It is read again when a new build replaces it. */
export function pageListOf(folder: string, log: Log): () => Promise<PageList | undefined> {
  const file = path.join(folder, 'pages.json')
  let known: { time: number; list: PageList | undefined } | undefined
  return async () => {
    const time = (await stat(file).catch(() => undefined))?.mtimeMs
    if (time === undefined) return undefined
    if (known?.time !== time) known = { time, list: await readList(file, log) }
    return known.list
  }
}

async function readList(file: string, log: Log): Promise<PageList | undefined> {
  try {
    return format.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    log.warn({ file, reason: (error as Error).message }, 'ignoring a list of pages that cannot be read')
    return undefined
  }
}

const segmentsOf = (pathname: string) => pathname.replace(/(?<=.)\/$/, '').split('/')

/** What a list says about a path: the function that answers for it, or its parameters. */
export function entryFor<T>(list: Record<string, T>, pathname: string): T | undefined {
  const address = addressFor(list, pathname)
  return address === undefined ? undefined : list[address]
}

function addressFor(list: Record<string, unknown>, pathname: string): string | undefined {
  const segments = segmentsOf(pathname)
  return Object.keys(list).find((address) => {
    const wanted = address.split('/')
    if (wanted.length !== segments.length) return false
    return wanted.every((part, i) => part === segments[i] || (part === '*' && segments[i] !== ''))
  })
}

export const isFramed = ({ framed }: PageList, pathname: string): boolean =>
  addressFor(Object.fromEntries(framed.map((address) => [address, true])), pathname) !== undefined

/** The path to ask about: the page's own, or its address with `*` if no such page can exist. */
export function askedPath({ heads, shapes }: PageList, pathname: string): string {
  const address = addressFor(heads, pathname)
  const shape = address && shapes[address]
  if (!shape) return pathname
  const pattern = new RegExp(`^(?:${shape})$`)
  const segments = segmentsOf(pathname)
  const isPossible = address.split('/').every((part, i) => part !== '*' || pattern.test(segments[i]!))
  return isPossible ? pathname : address
}

/** The part of an address that decides what a file contains. */
export function fileAddress(list: PageList, { pathname, searchParams }: URL): string {
  const parameters = entryFor(list.fileParameters, pathname) ?? []
  const known = parameters.flatMap((name): [string, string][] => {
    const value = searchParams.get(name)
    return value ? [[name, value]] : []
  })
  return known.length > 0 ? `${pathname}?${new URLSearchParams(known)}` : pathname
}

/** The language asked for by the address, otherwise the one the visitor prefers most. */
export function languageFor(list: PageList, url: URL, accepted: string): string {
  const { languages, languageParameter } = list
  const chosen = url.searchParams.get(languageParameter)
  if (chosen && languages.includes(chosen)) return chosen
  const wanted = accepted
    .slice(0, 200)
    .split(',')
    .map((part) => ({
      tag: part.trim().slice(0, 2).toLowerCase(),
      weight: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1),
    }))
    .filter(({ tag, weight }) => languages.includes(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return wanted[0]?.tag ?? languages[0] ?? ''
}
