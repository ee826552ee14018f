import { compose } from '../../../../supabase/functions/send-mails/compose.ts'
import type { Language, Texts } from '../../../../supabase/functions/send-mails/mail.ts'
import { placeholders, placeholdersOf } from '../../../../supabase/functions/send-mails/own-words.ts'
import { english } from '../../../../supabase/functions/send-mails/texts-en.ts'
import { french } from '../../../../supabase/functions/send-mails/texts-fr.ts'
import type { Platform } from '../../../lib/platform.ts'

export interface Words {
  subject: string
  body: string
}

const texts: Record<Language, Texts> = { en: english, fr: french }
export const mailKinds = Object.keys(english.kinds)

/** The product's original text, with names as placeholders. */
export function originalWords(kind: string, language: Language): Words {
  const names = Object.fromEntries(placeholders.map((name) => [name, `{${name}}`]))
  const { subject, lines } = texts[language].kinds[kind]!(names)
  return { subject, body: lines.join('\n\n') }
}

export const namesIn = (kind: string): string[] => placeholdersOf(english, kind)

/** Placeholders this email doesn't have. */
export function unknownNames(kind: string, { subject, body }: Words): string[] {
  const known = namesIn(kind)
  const used = `${subject}\n${body}`.match(/\{[^{}\n]*\}?|\}/g) ?? []
  return [...new Set(used)].filter((name) => !known.includes(name.slice(1, -1)))
}

const samples: Record<Language, Record<string, string>> = {
  en: {
    name: 'Camille Martin',
    mission: 'A first campaign',
    company: 'Nordelia',
    reason: 'Two sources are missing.',
    message: 'I would be glad to hear from you.',
    action: 'Call back',
    title: 'Portfolio',
    role: 'recruiter',
    need: 'Data analyst',
    count: '3',
    by: 'Nordelia',
    program: 'First semester',
    school: 'Campus Lumière',
    device: 'Firefox, Linux',
    ip: '192.0.2.7',
    question: 'Which address is yours?',
    answer: 'It’s been working again since this morning.',
    into: 'Nordelia',
    merged: 'Nordelia Lyon',
  },
  fr: {
    name: 'Camille Martin',
    mission: 'Une première campagne',
    company: 'Nordelia',
    reason: 'Il manque deux sources.',
    message: 'J’aimerais échanger avec vous.',
    action: 'Rappeler',
    title: 'Portfolio',
    role: 'recruiter',
    need: 'Analyste de données',
    count: '3',
    by: 'Nordelia',
    program: 'Premier semestre',
    school: 'Campus Lumière',
    device: 'Firefox, Linux',
    ip: '192.0.2.7',
    question: 'Quelle est votre adresse ?',
    answer: 'Cela fonctionne de nouveau depuis ce matin.',
    into: 'Nordelia',
    merged: 'Nordelia Lyon',
  },
}

interface Around {
  site: string
  platform: Platform
}

/** The email as it would be sent, to a fictional person. */
export function previewOf(
  kind: string,
  language: Language,
  own: Words | undefined,
  { site, platform }: Around,
) {
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString()
  return compose(
    {
      id: 'preview',
      lease: '',
      recipient: 'zoe@example.com',
      kind,
      data: { ...samples[language], date: soon.slice(0, 10), at: soon, zone: 'Europe/Paris' },
      link: null,
      language,
      topic: 'other',
      first_name: 'Zoé',
      unsubscribe_token: 'preview',
      own_subject: own?.subject,
      own_body: own?.body,
    },
    { site, backend: site, from: '', product: platform },
  )
}
