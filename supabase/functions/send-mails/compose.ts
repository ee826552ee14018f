import { clean, cleanValues } from '../_shared/notifications/clean.ts'
import { addressOf, inOneLine, type Said } from '../_shared/notifications/one-line.ts'
import { hidden, named, ownProduct, type Product } from '../_shared/product.ts'
import { frame } from './frame.ts'
import { button, escapeHtml, linkList, paragraph, quotation, small, title } from './html.ts'
import type { Language, MailText, QueuedMail, Texts } from './mail.ts'
import { fillIn, placeholders } from './own-words.ts'
import { english } from './texts-en.ts'
import { french } from './texts-fr.ts'
import { withTimes } from './times.ts'

export interface ComposedMail {
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  replyTo?: { name: string; address: string }
}

export interface Surroundings {
  /** The origin of the web app, and that of the API; the same unless they are hosted separately. */
  site: string
  backend: string
  from: string
  product?: Product
}

const languages: Record<Language, Texts> = { en: english, fr: french }
/** Emails in which a person writes through us: replies go to them. */
const fromPeople = new Set(['school_invited', 'program_nudged', 'program_time_asked'])

function replyToOf({ kind, data }: QueuedMail): ComposedMail['replyTo'] {
  const address = clean(data.email, 254)
  if (!fromPeople.has(kind) || !/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(address)) return undefined
  return { name: clean(data.name || data.company || data.school, 120), address }
}

/** An email for the queue's row: one content, as HTML in our common frame and as plain text. */
export function compose(mail: QueuedMail, around: Surroundings): ComposedMail {
  const texts = languages[mail.language]
  const content = mail.kind === 'digest' ? digest(mail, texts, around) : single(mail, texts, around)
  const footer = footerOf(mail, texts, around)
  const greeting = texts.greeting(clean(mail.first_name || String(mail.data.first_name ?? ''), 80))
  const html = [title(content.title), paragraph(greeting), ...content.html]
  html.push(button(content.button, content.url), small(texts.fallback, content.url))
  const text = [
    content.title,
    greeting,
    ...content.text,
    `${content.button}\n${content.url}`,
    '--',
    ...footer.text,
  ]
  return {
    messageId: `<${mail.id}@${hostOf(around.from)}>`,
    to: mail.recipient,
    subject: content.subject,
    html: frame(mail.language, html.join('\n                '), footer.html, around.product),
    text: text.join('\n\n'),
    replyTo: replyToOf(mail),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail, around) },
  }
}

function single(mail: QueuedMail, texts: Texts, { site, product = ownProduct }: Surroundings) {
  const values = withTimes(cleanValues(mail.data, longest), mail)
  const said = inOwnWords(textOf(texts, mail.kind, values, product), mail, values, texts, product)
  const html = said.lines.map(paragraph)
  const text = [...said.lines]
  if (said.quote) {
    html.push(quotation(said.quote))
    text.push(said.quote.replace(/^/gm, '> '))
  }
  html.push(...(said.after ?? []).map(paragraph))
  text.push(...(said.after ?? []))
  const { subject, title, button } = said
  return { subject, title, button, html, text, url: addressOf(mail, site) }
}

function digest(mail: QueuedMail, texts: Texts, { site, product = ownProduct }: Surroundings) {
  const items = (mail.data.items ?? []) as Said[]
  const more = Number(mail.data.more ?? 0)
  const said = named(texts.digest(items.length + more, more), product)
  const lines = items.map((item) => ({
    text: named(inOneLine(item, mail.language, mail.time_zone ?? ''), product),
    url: addressOf(item, site),
  }))
  const html = [linkList(lines)]
  const text = [lines.map((line) => `- ${line.text}\n  ${line.url}`).join('\n')]
  if (more > 0) {
    html.push(paragraph(said.more))
    text.push(said.more)
  }
  return { ...said, html, text, url: `${site}/dashboard/notifications` }
}

/** Fields in which people write more than a name or a title. */
const longest: Record<string, number> = { reason: 1000, message: 1000, question: 1000, answer: 4000 }

const nothing = Object.fromEntries(placeholders.map((name) => [name, '']))

/** What a kind says about its data; names and titles are people's own text, and kept to one short line. */
function textOf(texts: Texts, kind: string, values: Record<string, string>, product: Product): MailText {
  const write = Object.hasOwn(texts.kinds, kind) ? texts.kinds[kind]! : texts.kinds.other!
  return named(write({ ...nothing, ...hidden(values) }), product)
}

/** The administrators' text instead of ours, if they wrote one. */
function inOwnWords(
  said: MailText,
  mail: QueuedMail,
  values: Record<string, string>,
  texts: Texts,
  product: Product,
): MailText {
  if (!mail.own_subject || !mail.own_body) return said
  const named = { ...values, first_name: clean(mail.first_name, 80), product: product.name }
  const fill = (text: string) => fillIn(text, named, texts, mail.language)
  return {
    ...said,
    subject: clean(fill(mail.own_subject), 200),
    lines: fill(mail.own_body)
      .split(/\s*\n\s*/)
      .filter(Boolean),
  }
}

function footerOf(mail: QueuedMail, texts: Texts, { site, product = ownProduct }: Surroundings) {
  const reason = named(texts.reason[mail.topic] ?? texts.reason.other!, product)
  const person = replyToOf(mail)
  const automatic = person
    ? texts.repliesGoTo(person.name || person.address)
    : named(texts.automatic, product)
  const links: [string, string][] = []
  if (mail.unsubscribe_token) links.push([texts.preferences, `${site}/dashboard/notifications/preferences`])
  if (canUnsubscribe(mail)) links.push([texts.unsubscribe, `${site}/unsubscribe?${unsubscribeQuery(mail)}`])
  links.push([site, site])
  const html = links.map(
    ([label, url]) => `<a href="${escapeHtml(url)}" style="color: #5b5775">${escapeHtml(label)}</a>`,
  )
  return {
    html: [`${escapeHtml(automatic)} ${escapeHtml(reason)}`, ...html].join('\n                <br>'),
    text: [
      `${automatic} ${reason}`,
      links.map(([label, url]) => (label === url ? url : `${label}\n${url}`)).join('\n'),
    ],
  }
}

function canUnsubscribe({ topic, unsubscribe_token }: QueuedMail): boolean {
  return topic !== 'account' && unsubscribe_token !== null
}

function unsubscribeQuery({ unsubscribe_token, topic }: QueuedMail): string {
  return new URLSearchParams({ token: unsubscribe_token ?? '', topic }).toString()
}

/** Mail programs show a button for these. Pressing it sends a POST, so merely opening a link unsubscribes no one. */
function unsubscribeHeaders(mail: QueuedMail, { site, backend }: Surroundings): Record<string, string> {
  if (!canUnsubscribe(mail)) {
    return mail.unsubscribe_token
      ? { 'List-Unsubscribe': `<${site}/dashboard/notifications/preferences>` }
      : {}
  }
  return {
    'List-Unsubscribe': `<${backend}/functions/v1/unsubscribe?${unsubscribeQuery(mail)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function hostOf(from: string): string {
  return /@([^\s>@]+)/.exec(from)?.[1] ?? 'localhost'
}
