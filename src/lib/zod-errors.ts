/** What zod and zod/mini have in common. */
interface Schema {
  safeParse: (values: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } }
}

/**
 * Validates a form with a schema: the first error of each field, by its path. The messages of a schema are keys;
 * `say` turns them into texts.
 */
export const zodErrors =
  <Text extends string = string>(schema: Schema, say = (message: string) => message as Text) =>
  (values: unknown): Record<string, Text> => {
    const errors: Record<string, Text> = {}
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
      errors[path.join('.')] ??= say(message)
    }
    return errors
  }
