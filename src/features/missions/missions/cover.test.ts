import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawCover } from '../../../../supabase/functions/_shared/cover/draw-cover.ts'
import { coverColors, darkCoverColors } from '../../../../supabase/functions/_shared/cover/palettes.ts'
import { categories, difficulties } from './model.ts'

const ids = Array.from(
  { length: 40 },
  (_, index) => `b1000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
)
const id = ids[1]!
const drawn = (...words: Parameters<typeof drawCover>) => JSON.stringify(drawCover(...words))

it('draws the same cover for the same mission every time', () => {
  for (const category of categories) {
    expect(drawn(id, category, 'beginner')).toBe(drawn(id, category, 'beginner'))
  }
})

it('draws a different cover for each category and level', () => {
  const covers = categories.flatMap((category) => difficulties.map((level) => drawn(id, category, level)))
  expect(new Set(covers).size).toBe(categories.length * difficulties.length)
})

it('draws missions of one category differently, in all colors', () => {
  for (const category of categories) {
    expect(new Set(ids.map((one) => drawn(one, category, 'beginner'))).size).toBe(ids.length)
  }
  expect(new Set(ids.map((one) => drawCover(one, 'web', 'beginner').palette)).size).toBe(7)
})

it('stays small enough for fifty covers in a list, with only valid numbers', () => {
  for (const one of ids) {
    for (const category of categories) {
      const { shapes } = drawCover(one, category, 'advanced')
      expect(shapes.length).toBeLessThanOrEqual(120)
      expect(JSON.stringify(shapes)).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})

const css = readFileSync(new URL('components/MissionCover.module.css', import.meta.url), 'utf8')
const [light, ...dark] = css.split(':global(')
const colorsIn = (block: string) =>
  Object.fromEntries([...block.matchAll(/--cover-(\w+): (#\w+);/g)].map(([, tone, color]) => [tone, color]))

it('has the same colors on social cards as in the light theme', () => {
  const common = colorsIn(light!.split('}')[0]!)
  const found = [...light!.matchAll(/data-palette="(\w+)"\] \{([^}]*)\}/g)].map(([, name, block]) => [
    name,
    { ...common, ...colorsIn(block!) },
  ])
  expect(Object.fromEntries(found)).toEqual(coverColors)
})

it('has the same colors before the app is loaded as in the dark theme', () => {
  const [common, ...palettes] = dark
  const own = Object.fromEntries(
    palettes.map((rule) => [/data-palette="(\w+)"/.exec(rule)![1], colorsIn(rule)]),
  )
  for (const [name, colors] of Object.entries(darkCoverColors))
    expect({ ...colorsIn(common!), ...own[name] }, name).toEqual(colors)
})
