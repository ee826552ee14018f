import { type Lines, render } from './layout.ts'

/** Shorthands such as Tables<'profiles'> or Tables<{ schema: 'api' }, 'profiles'>. */
export function helperTypes(defaultSchema: string): string {
  const shortName = (
    name: string,
    members: (schema: string) => string,
    found: (member: string) => string,
  ) => {
    const own = members('DefaultSchema')
    const chosen = members('Name["schema"]')
    const lines: Lines = [
      `export type ${name}<`,
      [
        `Name extends keyof ${own} | InSchema,`,
        `Member extends Name extends InSchema ? keyof ${chosen} : never = never,`,
      ],
      '> = Name extends InSchema',
      [
        `? ${found(`${chosen}[Extract<Member, keyof ${chosen}>]`)}`,
        `: ${found(`${own}[Extract<Name, keyof ${own}>]`)}`,
      ],
    ]
    return render(lines)
  }
  const group = (kind: string) => (schema: string) => `Schemas[${schema}][${JSON.stringify(kind)}]`
  const part = (kind: string) => (member: string) => `Part<${member}, ${JSON.stringify(kind)}>`
  return [
    render([
      'type Schemas = Omit<Database, "__InternalSupabase">',
      `type DefaultSchema = ${JSON.stringify(defaultSchema)}`,
      'type InSchema = { schema: keyof Schemas }',
      'type Readable<Schema extends keyof Schemas> = Schemas[Schema]["Tables"] & Schemas[Schema]["Views"]',
      'type Part<Relation, Kind extends string> = Relation extends Record<Kind, infer Found> ? Found : never',
    ]),
    shortName('Tables', (schema) => `Readable<${schema}>`, part('Row')),
    shortName('TablesInsert', group('Tables'), part('Insert')),
    shortName('TablesUpdate', group('Tables'), part('Update')),
    shortName('Enums', group('Enums'), (member) => member),
    shortName('CompositeTypes', group('CompositeTypes'), (member) => member),
  ].join('\n\n')
}
