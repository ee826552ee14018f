import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { groups } from '../house/map.ts'
import { files } from './files.ts'
import { linesFor, withLine } from './lines.ts'
import { fillIn, namesOf, people } from './names.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it.each(Object.keys(groups))('every line has a place for a feature of %s, in every area', (group) => {
  for (const area of Object.keys(people)) {
    const names = namesOf(group, 'study-notes', { area })
    const lost = linesFor(group).filter((line) => !withLine(read(fillIn(line.file, names)), line))
    expect(lost.map(({ file }) => file)).toEqual([])
  }
})

it('templates import what exists', () => {
  const names = namesOf('community', 'study-notes', {})
  const generated = new Map(
    Object.entries(files).map(([template, file]) => [
      fillIn(file, names),
      fillIn(read(`scripts/new-feature/templates/${template}.template`), names),
    ]),
  )
  expect(readdirSync(path.join(root, 'scripts/new-feature/templates'))).toHaveLength(generated.size)
  for (const [file, text] of generated) {
    expect(text, file).not.toMatch(/__[a-z]+__/i)
    for (const [, imported, from] of text.matchAll(/import (?:type )?(.+?) from '(\.[^']+)'/g)) {
      const target = path.join(path.dirname(file), from!)
      const source = generated.get(target) ?? (existsSync(path.join(root, target)) ? read(target) : '')
      expect(source, `${file} imports ${target}`).not.toBe('')
      if (!target.endsWith('.ts') && !target.endsWith('.tsx')) continue
      for (const name of imported!.replace(/[{}]|\btype\b/g, '').split(','))
        if (imported!.startsWith('{')) expect(source, `${file} imports ${name}`).toContain(name.trim())
    }
  }
})
