import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The newest mail to an address, waited for; the local mailbox holds what SMTP would have sent. */
export async function latestMail(request: APIRequestContext, to: string, subject?: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails: Mail[] = await (await request.get('/mailbox/messages', { params: { to } })).json()
    found = mails.find((mail) => !subject || subject.test(mail.subject))
    expect(found, `a mail to ${to}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found!
}

export async function mailedLink(request: APIRequestContext, to: string, subject?: RegExp): Promise<string> {
  const { html } = await latestMail(request, to, subject)
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(html)?.[1]
  expect(link, 'a link in the mail').toBeDefined()
  return link!.replaceAll('&amp;', '&')
}
