import { type APIRequestContext, expect, type Page } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

const linkIn = ({ html }: Mail) => /href="([^"]*\/auth\/confirm[^"]*)"/.exec(html)?.[1]

async function latestWith(
  request: APIRequestContext,
  to: string,
  isWanted: (mail: Mail) => boolean,
): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails: Mail[] = await (await request.get('/mailbox/messages', { params: { to } })).json()
    found = mails.find(isWanted)
    expect(found, `a mail to ${to}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found!
}

/** Waits for the latest email to an address; the local mailbox has what SMTP would have sent. */
export function latestMail(request: APIRequestContext, to: string, subject = /./): Promise<Mail> {
  return latestWith(request, to, (mail) => subject.test(mail.subject))
}

/** Emails wait in a queue: others without a link may arrive earlier. */
export async function mailedLink(request: APIRequestContext, to: string, subject = /./): Promise<string> {
  const mail = await latestWith(request, to, (one) => subject.test(one.subject) && Boolean(linkIn(one)))
  return linkIn(mail)!.replaceAll('&amp;', '&')
}

/** Opens the link in an email and clicks its only button. */
export async function openMailedLink(
  page: Page,
  request: APIRequestContext,
  to: string,
  subject?: RegExp,
): Promise<void> {
  await page.goto(await mailedLink(request, to, subject))
  await page.getByRole('main').getByRole('button').click()
}

/** What the page behind the link does, without a browser. */
export async function confirmByLink(request: APIRequestContext, to: string): Promise<void> {
  const { searchParams } = new URL(await mailedLink(request, to))
  const [token_hash, type] = [searchParams.get('token_hash'), searchParams.get('type')]
  const answer = await request.post('/auth/v1/verify', { data: { token_hash, type } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
