import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import type { AppEnv } from '../http/app-env.ts'
import { HttpError } from '../http/errors.ts'
import { localOnly } from '../http/local-only.ts'
import { pageHeaders } from '../http/page-headers.ts'
import { findMail, listMails, mailboxVersion } from './mailbox.ts'

const noStore = { 'cache-control': 'no-store' }

/** An email may render and open links, and nothing else: no scripts, forms or other hosts. */
const mailHeaders = {
  ...noStore,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const pageFiles = [
  ['/', 'mailbox.html', 'text/html'],
  ['/mailbox.css', 'mailbox.css', 'text/css'],
  ['/mailbox.js', 'mailbox.js', 'text/javascript'],
] as const

/** The local mailbox, as a page and as JSON. */
export function mailboxRoutes(db: Pool, behindProxy: boolean): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  // It contains sign-in links.
  routes.use(
    localOnly(behindProxy, {
      code: 'mailbox_local_only',
      message: 'The mailbox can only be opened on the machine the server runs on.',
    }),
  )
  for (const [path, file, type] of pageFiles) {
    const content = readFileSync(new URL(`page/${file}`, import.meta.url), 'utf8')
    const headers = {
      ...pageHeaders(undefined),
      ...noStore,
      'content-type': `${type}; charset=utf-8`,
    }
    routes.get(path, () => new Response(content, { headers }))
  }
  routes.get('/messages', async (c) => {
    const headers = { ...noStore, etag: `"${await mailboxVersion(db)}"` }
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
    return c.json(await listMails(db, c.req.query('to')), 200, headers)
  })
  routes.get('/messages/:id{[0-9]{1,9}}/html', async (c) => {
    const mail = await findMail(db, Number(c.req.param('id')))
    if (!mail) throw notFound()
    return new Response(withLinksAtTop(mail.html), { headers: mailHeaders })
  })
  routes.all('*', () => {
    throw notFound()
  })
  return routes
}

/** Replaces the mailbox while email is really sent. */
export function closedMailboxRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().all('*', () => {
    throw notFound()
  })
}

function notFound(): HttpError {
  return new HttpError(404, { code: 'not_found', message: 'Not found' })
}

/** Links in an email open in the window around it, as in an email client. */
function withLinksAtTop(html: string): string {
  const base = '<base target="_top">'
  const head = /<head\b[^>]*>|<!doctype[^>]*>/gi
  let end = 0
  for (let found = head.exec(html); found; found = head.exec(html)) end = head.lastIndex
  return html.slice(0, end) + base + html.slice(end)
}
