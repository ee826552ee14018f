import type { TFunction } from 'i18next'
import { zodErrors } from '../../../lib/zod-errors.ts'

/** Validates a form with its schema. Messages are keys of the "auth" texts, in the page's language. */
export const validateWith = (schema: Parameters<typeof zodErrors>[0], t: TFunction<'auth'>) =>
  zodErrors(schema, (message) => t(message as 'errors.required'))
