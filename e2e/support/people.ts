import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { rememberWritten } from './formats.ts'
import { confirmByLink } from './mailbox.ts'
import { en } from './texts.ts'

export const password = 'Essor-test-1!'
export const demoPassword = 'Essor-demo-1!'

/** An email address no one else uses in this run. */
export function randomEmail(host = 'example.com'): string {
  return `p${randomBytes(6).toString('hex')}@${host}`
}

interface Config {
  supabaseUrl: string
  supabaseKey: string
}

async function config(request: APIRequestContext): Promise<Config> {
  return (await request.get('/config.json')).json()
}

/** Signs up bypassing the interface, with the metadata of the form; the email address isn't confirmed. */
export async function signUp(
  request: APIRequestContext,
  data: Record<string, string> = { first_name: 'Camille', last_name: 'Roux' },
  email = randomEmail(),
): Promise<string> {
  const { supabaseKey } = await config(request)
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: supabaseKey },
    data: { email, password, data },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return email
}

/** An account that can sign in: signed up, and confirmed through the emailed link. */
export async function confirmedAccount(
  request: APIRequestContext,
  data?: Record<string, string>,
  email?: string,
): Promise<string> {
  const address = await signUp(request, data, email)
  await confirmByLink(request, address)
  return address
}

export function partner(type: 'company' | 'academia' | 'on_maker', name: string): Record<string, string> {
  return {
    first_name: 'Dominique',
    last_name: 'Ferrand',
    user_type: type,
    organization_name: name,
    website: 'https://example.com',
    role: en.administration.memberRoles.recruiter,
    siret: '',
    hear_about_us: 'LinkedIn',
  }
}

interface SignIn {
  secret?: string
  /** The page to open with the session. */
  at?: string
}

/** Opens a page with a session; the sign-in form has its own stories. */
export async function signIn(
  page: Page,
  email: string,
  { secret = password, at = '/dashboard' }: SignIn = {},
): Promise<void> {
  const { supabaseKey } = await config(page.request)
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: supabaseKey },
    data: { email, password: secret },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  rememberWritten(page)
  // Once for this tab: people who sign out later stay signed out.
  await page.addInitScript(
    ([once, session]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'done')
      localStorage.setItem('essor-session', session)
    },
    [`signed-in-${randomBytes(6).toString('hex')}`, await answer.text()] as const,
  )
  await page.goto(at)
}

export async function signInByForm(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/auth')
  await fillSignIn(page, email, secret)
  await expect(page).toHaveURL(/\/dashboard/)
}

export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  const send = page.getByRole('button', { name: 'Sign In', exact: true })
  // The form for new accounts, which may still be there, has these fields too.
  await expect(send).toBeVisible()
  await page.getByLabel('Email', { exact: false }).fill(email)
  await page.getByLabel(`${en.auth.password} *`).fill(secret)
  await send.click()
}

/** Signs in with one of the demo world's accounts. */
export async function signInAsDemo(page: Page, who: string, at?: string): Promise<void> {
  await signIn(page, `${who}@essor.test`, { secret: demoPassword, at })
}

/** A short message at the edge of the screen. */
export async function expectToast(page: Page, title: string, message?: string): Promise<void> {
  const toast = page
    .getByRole('alert')
    .filter({ hasText: title })
    .filter({ hasText: message ?? title })
  await expect(toast.first()).toBeVisible()
}
