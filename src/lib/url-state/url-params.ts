import { isUuid } from '../uuid.ts'
import { type Day, isDay } from '../weeks.ts'

/** How one value is kept in the address. */
export interface UrlParam<T> {
  /** What missing or invalid text means. It is left out of the address. */
  fallback: T
  read: (texts: string[]) => T
  write: (value: T) => string[]
}

// biome-ignore lint/suspicious/noExplicitAny: a declaration mixes values of all types.
export type UrlParams = Record<string, UrlParam<any>>
export type UrlValues<P extends UrlParams> = { [Name in keyof P]: P[Name]['fallback'] }

/** A value kept as one text; `read` answers undefined if the text is invalid. */
export function param<T>(fallback: T, read: (text: string) => T | undefined): UrlParam<T> {
  return {
    fallback,
    read: ([text = '']) => (text === '' ? fallback : (read(text) ?? fallback)),
    write: (value) => (value === fallback || value === undefined || value === '' ? [] : [String(value)]),
  }
}

export function oneOf<T extends string | number>(choices: readonly T[]): UrlParam<T | undefined>
export function oneOf<T extends string | number>(choices: readonly T[], fallback: T): UrlParam<T>
export function oneOf<T extends string | number>(choices: readonly T[], fallback?: T) {
  return param(fallback, (text) => choices.find((choice) => String(choice) === text))
}

/** A whole number from 1. */
export const number = <Fallback extends number | undefined = undefined>(
  fallback = undefined as Fallback,
): UrlParam<number | Fallback> =>
  param<number | Fallback>(fallback, (found) => (/^[1-9]\d{0,8}$/.test(found) ? Number(found) : undefined))

/** Any text, or only text of a certain form; without null characters, which PostgreSQL refuses. */
export const text = (form?: RegExp): UrlParam<string> =>
  param('', (found) => (!form || form.test(found) ? found.replaceAll('\0', '') : undefined))

export const id = (): UrlParam<string | undefined> =>
  param<string | undefined>(undefined, (found) => (isUuid(found) ? found : undefined))

export const day = (): UrlParam<Day | undefined> =>
  param<Day | undefined>(undefined, (found) => (isDay(found) ? found : undefined))

/** On if the address names it, whatever the value. */
export const flag = (): UrlParam<boolean> => ({
  fallback: false,
  read: (texts) => texts.length > 0,
  write: (isOn) => (isOn ? ['1'] : []),
})

/** The same name several times: the first valid ones, at most so many. */
export const several = (one: UrlParam<string>, most: number): UrlParam<string[]> => ({
  fallback: [],
  read: (texts) => texts.flatMap((found) => one.read([found]) || []).slice(0, most),
  write: (values = []) => values.flatMap((value) => one.write(value)),
})

export function readUrl<P extends UrlParams>(params: P, address: URLSearchParams): UrlValues<P> {
  return Object.fromEntries(
    Object.entries(params).map(([name, { read }]) => [name, read(address.getAll(name))]),
  ) as UrlValues<P>
}

/** The address after some values have changed; whatever else it says stays. */
export function writeUrl<P extends UrlParams>(
  params: P,
  changes: Partial<UrlValues<P>>,
  address = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, { write }] of Object.entries(params)) {
    if (!(name in changes)) continue
    next.delete(name)
    for (const written of write(changes[name])) next.append(name, written)
  }
  return next
}

export const fallbacks = <P extends UrlParams>(params: P): UrlValues<P> =>
  readUrl(params, new URLSearchParams())
