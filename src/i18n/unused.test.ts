import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const catalogs = import.meta.glob<{ default: object }>('./en/*.ts', { eager: true })

/** Texts whose keys come from the database, the server or a table in another file. */
const chosenElsewhere =
  /^(admin:log|notificationTexts:|health:jobs\.names|settings:(features|limits|retention)|help\w*:|legal:|accessibility:|common:errors)/

const plural = /_(zero|one|two|few|many|other)$/

function keysOf(value: object, path: string[] = []): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [[...path, key].join('.').replace(plural, '')]
      : keysOf(inner, [...path, key]),
  )
}

/** The source files of the interface, without tests and texts. */
function sources(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!i18n)(?!.*\.test\.).*\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
}

/** Every word a source file could name a text by, and the pattern of every key it builds. */
function namesInSources(): { exact: Set<string>; shape: RegExp } {
  const exact = new Set<string>()
  const shapes = new Set<string>()
  for (const source of sources()) {
    for (const [, quoted, property] of source.matchAll(/['"`]([\w.: +-]+)['"`]|(\w+)(?=:)/g))
      exact.add(quoted ?? property!)
    for (const [, template] of source.matchAll(/`([^`\n]+)`/g)) {
      const fixed = template!.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      if (fixed.some((part) => /\w/.test(part))) shapes.add(fixed.join('[\\w.-]+'))
    }
  }
  return { exact, shape: new RegExp(`(^|[.:])(${[...shapes].join('|')})$`) }
}

it('has no unused texts', () => {
  const { exact, shape } = namesInSources()
  const isNamed = (namespace: string, key: string) => {
    const parts = key.split('.')
    const tails = parts.map((_, at) => parts.slice(at).join('.'))
    const heads = parts.map((_, at) => parts.slice(0, at).join('.'))
    return (
      tails.some((tail) => exact.has(tail) || exact.has(`${namespace}:${tail}`)) ||
      heads.some((head) => head && exact.has(`${namespace}:${head}`)) ||
      shape.test(`${namespace}:${key}`)
    )
  }
  const unused = Object.entries(catalogs).flatMap(([file, { default: texts }]) => {
    const namespace = file.slice('./en/'.length, -'.ts'.length)
    return keysOf(texts)
      .filter((key) => !chosenElsewhere.test(`${namespace}:${key}`) && !isNamed(namespace, key))
      .map((key) => `${namespace}:${key}`)
  })
  expect(unused).toEqual([])
})
