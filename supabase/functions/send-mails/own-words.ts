import { deviceName } from '../_shared/device-name.ts'
import { elided } from '../_shared/formats/elision.ts'
import type { Language, Texts } from './mail.ts'

/** The placeholders that administrators can use in a text; the same list is in the migration of the email texts. */
export const placeholders = [
  'first_name',
  'product',
  'name',
  'mission',
  'company',
  'reason',
  'message',
  'action',
  'title',
  'role',
  'opening',
  'date',
  'count',
  'at',
  'zone',
  'by',
  'program',
  'school',
  'device',
  'ip',
  'question',
  'answer',
  'into',
  'merged',
]

/** The placeholders available in one kind of email: those that its built-in text reads. */
export function placeholdersOf(texts: Texts, kind: string): string[] {
  const read = new Set(['first_name', 'product'])
  const watched = new Proxy({} as Record<string, string>, {
    get: (_, name) => {
      read.add(String(name))
      return ''
    },
  })
  texts.kinds[kind]?.(watched)
  // A time is written with its zone; texts from before name it again.
  if (read.has('at')) read.add('zone')
  return placeholders.filter((name) => read.has(name))
}

/** A text with its placeholders filled in; one without a value leaves no trace. */
export function fillIn(
  text: string,
  values: Record<string, string>,
  texts: Texts,
  language: Language,
): string {
  const said: Record<string, string | undefined> = {
    ...values,
    role: texts.roles[values.role ?? ''] ?? values.role,
    device: deviceName(values.device),
  }
  return text.replace(
    /(?:(?<!\p{L})(de|à|que) )?\{([a-z_]+)\}/giu,
    (_, word: string | undefined, name: string) => {
      const value = said[name] ?? ''
      if (!word) return value
      return language === 'fr' ? elided(word, value) : `${word} ${value}`
    },
  )
}
