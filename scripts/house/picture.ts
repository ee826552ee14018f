import { readFileSync, writeFileSync } from 'node:fs'
import { type GroupName, groups } from './map.ts'

const document = 'docs/architecture.md'
const frame = /(<!-- map -->\n)[\s\S]*?(<!-- \/map -->)/

/** Only direct uses: a group that is also reached through another one has no arrow of its own. */
function arrowsOf(name: GroupName): GroupName[] {
  const { uses } = groups[name]
  const reached = (from: GroupName): GroupName[] =>
    groups[from].uses.flatMap((next) => [next, ...reached(next)])
  const indirect = new Set(uses.flatMap(reached))
  return uses.filter((used) => !indirect.has(used))
}

/** The groups as a Mermaid diagram and a table of their features. */
function draw(): string {
  const names = Object.keys(groups) as GroupName[]
  const arrows = names.flatMap((name) => arrowsOf(name).map((used) => `  ${name} --> ${used}`))
  const rows = names.map((name) => `| \`${name}\` | ${Object.keys(groups[name].features).join(', ')} |`)
  return [
    '```mermaid',
    'graph BT',
    ...arrows,
    '```',
    '',
    '| Group | Features |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** Whether the document shows the map as it is; with `write`, makes it so. */
export function isPictureTrue(write: boolean): boolean {
  const text = readFileSync(document, 'utf8')
  const drawn = text.replace(frame, (_, start: string, end: string) => `${start}${draw()}${end}`)
  if (write && drawn !== text) writeFileSync(document, drawn)
  return write || drawn === text
}
