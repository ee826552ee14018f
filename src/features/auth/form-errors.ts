import type { TFunction } from 'i18next'
import type { ZodType } from 'zod'

/** Validates a form with its schema. Messages are keys of the "auth" texts, in the page's language. */
export function validateWith(schema: ZodType, t: TFunction<'auth'>) {
  return (values: unknown): Record<string, string> => {
    const checked = schema.safeParse(values)
    if (checked.success) return {}
    const errors: Record<string, string> = {}
    for (const issue of checked.error.issues) {
      errors[issue.path.join('.')] ??= t(issue.message as 'errors.required')
    }
    return errors
  }
}
