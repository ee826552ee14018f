import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templateTexts } from '../../scripts/email-templates/texts.ts'
import { linkIn, mailsTo, somebody } from '../../server/testing/auth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { startProductWithMail } from './people.ts'

const password = 'Secret-Pass-1!'
let server: TestServer
beforeAll(async () => {
  server = await startProductWithMail()
})
afterAll(() => server.close())

/** A name someone types must not reach strangers under our letterhead. */
const data = (language: string) => ({ language, first_name: 'Win a prize at', last_name: 'bad.example' })

async function confirmed(language: string) {
  const { email } = somebody()
  const admin = server.client(server.engine.secretKey).auth.admin
  await admin.createUser({ email, password, email_confirm: true, user_metadata: data(language) })
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  return { email, client }
}

/** Triggers each email as the product does, and returns where it went. */
const occasions: Record<string, (language: string) => Promise<string>> = {
  async confirmation(language) {
    const { email } = somebody()
    await server.client().auth.signUp({ email, password, options: { data: data(language) } })
    return email
  },
  async recovery(language) {
    const { email } = await confirmed(language)
    await server.client().auth.resetPasswordForEmail(email)
    return email
  },
  async email_change(language) {
    const { email, client } = await confirmed(language)
    await client.auth.updateUser({ email: `new-${email}` })
    return email
  },
  async magic_link(language) {
    const { email } = await confirmed(language)
    await server.client().auth.signInWithOtp({ email })
    return email
  },
  async invite(language) {
    const { email } = somebody()
    await server.client(server.engine.secretKey).auth.admin.inviteUserByEmail(email, { data: data(language) })
    return email
  },
  async reauthentication(language) {
    const { email, client } = await confirmed(language)
    await client.auth.reauthenticate()
    return email
  },
}

const subjects: Record<string, [fr: string | RegExp, en: string | RegExp]> = {
  confirmation: ['Confirmez votre adresse e-mail', 'Confirm your email address'],
  recovery: ['Choisissez un nouveau mot de passe', 'Choose a new password'],
  email_change: ['Confirmez votre nouvelle adresse e-mail', 'Confirm your new email address'],
  magic_link: ['Votre lien de connexion', 'Your sign-in link'],
  invite: ['Votre invitation sur Essor', 'You’re invited to Essor'],
  reauthentication: [/^\d{6} est votre code Essor$/, /^\d{6} is your Essor code$/],
}

/** The email's text, as it is read. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/https?:\/\/\S+/g, '')

describe.each(Object.keys(occasions))('the email %s', (kind) => {
  it.each(['fr', 'en'])('is written in the language of the account: %s', async (language) => {
    const [mail] = await mailsTo(server, await occasions[kind]!(language))
    const french = language === 'fr'
    expect(mail!.subject).toMatch(subjects[kind]![french ? 0 : 1])
    expect(mail!.html).toContain(`<html lang="${language}">`)
    const words = wordsOf(mail!.html)
    expect(words).toMatch(french ? /expire dans une heure/ : /expires in one hour/)
    expect(words).toMatch(french ? /(n’avez|n’était|n’attendiez) [^?]+\?/ : /(Didn’t|Weren’t|wasn’t) /)
    expect(words).not.toMatch(french ? /\b(the|your|this)\b/i : /\b(votre|vous|ce)\b/i)
    expect(words).not.toMatch(/['"]|\{\{|undefined|bad\.example/)
    if (french) expect(words).not.toMatch(/[^\u00a0][;:?!]/)
    // Nothing is fetched or executed when the email is opened.
    expect(mail!.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i)
    if (kind === 'reauthentication') expect(mail!.html).toMatch(/<strong>\d{6}<\/strong>/)
    else expect(linkIn(mail)).toContain(`${server.url}/auth/confirm?token_hash=`)
  })
})

it('a link leads to the product, and is in the plain-text part too', async () => {
  const email = await occasions.confirmation!('fr')
  const [mail] = await mailsTo(server, email)
  expect(mail!.html).not.toContain('transmise à notre équipe')
  const messages = await (await fetch(`${server.url}/mailbox/messages`)).json()
  const { text } = messages.find(({ to }: { to: string }) => to === email)
  expect(text).toContain(linkIn(mail))
  expect(text).toMatch(/^Essor\n\nConfirmez votre adresse e-mail\n/)
  const link = new URL(linkIn(mail))
  expect(link.pathname).toBe('/auth/confirm')
  const { token_hash, type, redirect_to } = Object.fromEntries(link.searchParams)
  expect(redirect_to).toBe(server.url)
  const entered = await server.client().auth.verifyOtp({ token_hash: token_hash!, type: type as 'signup' })
  expect(entered.data.user?.email).toBe(email)
})

it('a partner is informed that the request will be reviewed next', async () => {
  const { email } = somebody()
  const partner = { ...data('fr'), user_type: 'on_maker', role: 'Designer' }
  await server.client().auth.signUp({ email, password, options: { data: partner } })
  expect((await mailsTo(server, email))[0]!.html).toContain('transmise à notre équipe')
})

it('every email is tested here and written from the common frame', async () => {
  const names = (await readdir('supabase/templates')).map((name) => path.parse(name).name)
  expect(names.sort()).toEqual(Object.keys(occasions).sort())
  expect(Object.keys(templateTexts).sort()).toEqual(names)
})

it('an account without a language gets English', async () => {
  const { email } = somebody()
  await server.client().auth.signUp({ email, password })
  expect((await mailsTo(server, email))[0]!.subject).toBe('Confirm your email address')
})
