import * as z from 'zod/mini'
import { isWebAddress, withProtocol } from '../../../lib/web-address.ts'
import type { StoredCase } from './api/get-case.ts'

export const most = { images: 12, links: 6, skills: 12, body: 20_000, title: 120 }
const shortestBody = 40

// Messages are keys under "editor.fields" in the "portfolio" texts.
const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'tooLong'))
const isAddress = (value: string) => isWebAddress(withProtocol(value))

const caseShape = z.object({
  title: text(most.title),
  role: text(120),
  body: text(most.body),
  clientName: text(120),
  clientQuote: text(1000),
  skills: z.array(z.string()).check(z.maxLength(most.skills, 'tooMany')),
  links: z.array(
    z.object({
      key: z.string(),
      label: text(60).check(z.minLength(1, 'required')),
      url: z.string().check(z.trim(), z.refine(isAddress, 'url')),
    }),
  ),
  images: z.array(
    z.object({ key: z.string(), path: z.string(), alt: text(200), width: z.number(), height: z.number() }),
  ),
})

export type CaseFields = z.input<typeof caseShape>

/** A draft may be anything; a published case needs a title and text, and a description for every picture. */
export function caseIssues(fields: CaseFields, isPublished: boolean): { path: string; message: string }[] {
  const issues = (caseShape.safeParse(fields).error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  if (!isPublished) return issues
  const { title, body, clientName, clientQuote, images } = fields
  const wanted: [boolean, string, string][] = [
    [title.trim() !== '', 'title', 'required'],
    [body.trim().length >= shortestBody, 'body', 'tooShort'],
    [!clientQuote.trim() || clientName.trim() !== '', 'clientName', 'clientName'],
    ...images.map(({ alt }, place): [boolean, string, string] => [
      alt.trim() !== '',
      `images.${place}.alt`,
      'alt',
    ]),
  ]
  return [...issues, ...wanted.filter(([holds]) => !holds).map(([, path, message]) => ({ path, message }))]
}

const keyed = <Entry extends object>(entries: Entry[]) =>
  entries.map((entry, place) => ({ ...entry, key: String(place) }))

export function toFields(stored: StoredCase | null): CaseFields {
  return {
    title: stored?.title ?? '',
    role: stored?.role ?? '',
    body: stored?.body ?? '',
    clientName: stored?.client_name ?? '',
    clientQuote: stored?.client_quote ?? '',
    skills: stored?.skills ?? [],
    links: keyed(stored?.links ?? []),
    images: keyed(stored?.images ?? []),
  }
}

/** The argument of `save_case`. */
export function toDocument(fields: CaseFields, isPublished: boolean) {
  return {
    title: fields.title.trim(),
    role: fields.role.trim(),
    body: fields.body.trim(),
    client_name: fields.clientName.trim(),
    client_quote: fields.clientQuote.trim(),
    skills: fields.skills,
    links: fields.links.map(({ label, url }) => ({ label: label.trim(), url: withProtocol(url) })),
    images: fields.images.map(({ path, alt, width, height }) => ({ path, alt: alt.trim(), width, height })),
    is_published: isPublished,
  }
}
