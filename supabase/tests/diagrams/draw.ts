import { chapters } from './chapters.ts'
import type { Column, Relation, Table } from './schema.ts'

/** Mermaid wants a name with a dot in quotes. */
const entity = (name: string) => (name.includes('.') ? `"${name}"` : name)

function columnLine({ name, type, isPrimary, isForeign, isUnique, person }: Column): string {
  const keys = [isPrimary && 'PK', isForeign && 'FK', isUnique && 'UK'].filter(Boolean).join(', ')
  return ['   ', type, name, keys, person && `"${person}"`].filter(Boolean).join(' ')
}

function relationLine(table: Table, { target, columns, isOptional, isUnique }: Relation): string {
  const line = `${isOptional ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'}`
  return `  ${entity(target)} ${line} ${entity(table.name)} : "${columns.join(', ')}"`
}

function diagram(tables: Table[]): string[] {
  return [
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(({ name, columns }) =>
      columns.length === 0
        ? [`  ${entity(name)}`]
        : [`  ${entity(name)} {`, ...columns.map(columnLine), '  }'],
    ),
    ...tables.flatMap((table) => table.relations.map((relation) => relationLine(table, relation))),
    '```',
  ]
}

const inWords = (migration: string) =>
  `${migration[0]!.toUpperCase()}${migration.slice(1)}`.replaceAll('_', ' ')

/** A page for each chapter, by its name, with a diagram for each migration. */
export function drawPages(tables: Table[], migrations: Map<string, string>): Map<string, string> {
  const known = new Set(Object.values(chapters).flatMap((chapter) => chapter.migrations))
  const lost = tables.filter(({ name }) => !known.has(migrations.get(name) ?? ''))
  if (lost.length > 0)
    throw new Error(
      `No chapter draws ${lost.map(({ name }) => `${name} (${migrations.get(name)})`).join(', ')}: ` +
        'add its migration to supabase/tests/diagrams/chapters.ts.',
    )
  return new Map(
    Object.entries(chapters).map(([page, chapter]) => {
      const parts = chapter.migrations.map((migration) => [
        `## ${inWords(migration)}`,
        '',
        ...diagram(tables.filter(({ name }) => migrations.get(name) === migration)),
        '',
      ])
      const anchor = chapter.title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')
      const head = [
        `# Diagrams: ${chapter.title}`,
        '',
        `The keys of each table, drawn from the schema by \`npm run diagrams\`. What a row is, and who reads and writes it: [data model](../data-model.md#${anchor}). A table without columns belongs to another diagram. A column marked \`auth.users\` refers to a person's account.`,
        '',
      ]
      return [page, [...head, ...parts.flat()].join('\n')]
    }),
  )
}
