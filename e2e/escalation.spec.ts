import { confirmedAccount, password, randomEmail, signIn, signInAsDemo } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

interface Attempt {
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
}

/** Attempts to gain privileges, one API after another. */
const attempts = (me: string, other: string): Record<string, Attempt[]> => ({
  tables: [
    { path: '/rest/v1/user_roles', method: 'POST', body: { user_id: me, role: 'admin' } },
    { path: `/rest/v1/user_roles?user_id=eq.${me}`, method: 'PATCH', body: { role: 'admin' } },
    { path: `/rest/v1/organizations?created_by=eq.${me}`, method: 'PATCH', body: { status: 'approved' } },
    { path: '/rest/v1/audit_log?id=gt.0', method: 'DELETE' },
    {
      path: '/rest/v1/platform_settings',
      method: 'POST',
      body: { key: 'product_name', value: en.moderation.show.mine },
    },
    { path: `/rest/v1/user_roles?user_id=eq.${me}`, headers: { 'accept-profile': 'private' } },
  ],
  functions: [
    ['grant_role', { person: me, wanted: 'admin', reason: 'x' }],
    ['admin_users', {}],
    ['suspend_account', { person: other, reason: 'x' }],
    ['begin_acting', { person: other, reason: 'x' }],
    ['save_skill', { name_en: en.moderation.show.mine, name_fr: 'Mien', category: 'everyday' }],
    ['claim_mails', {}],
  ].map(([name, body]) => ({ path: `/rest/v1/rpc/${name}`, method: 'POST', body })),
  accounts: [
    { path: '/auth/v1/user', method: 'PUT', body: { app_metadata: { role: 'admin', roles: ['admin'] } } },
    {
      path: '/auth/v1/signup',
      method: 'POST',
      body: { email: randomEmail(), password, data: { first_name: 'E', last_name: 'C', user_type: 'admin' } },
    },
    { path: '/auth/v1/admin/users' },
    { path: `/auth/v1/admin/users/${me}`, method: 'PUT', body: { role: 'service_role' } },
    {
      path: '/auth/v1/admin/generate_link',
      method: 'POST',
      body: { type: 'recovery', email: 'admin@essor.test' },
    },
  ],
  files: [
    {
      path: '/storage/v1/object/branding/mine.png',
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'image/png' },
    },
    { path: '/storage/v1/bucket', method: 'POST', body: { id: 'mine', name: 'mine', public: true } },
  ],
  'another’s eyes': [{ path: '/rest/v1/profiles?select=user_id', headers: { 'x-act-as': other } }],
})

/** Sent by the page itself, with the session of the signed-in person. */
function send(page: Page, attempt: Attempt): Promise<{ status: number; text: string }> {
  return page.evaluate(async ({ path, method, body, headers }) => {
    const { supabaseKey } = await (await fetch('/config.json')).json()
    const { access_token } = JSON.parse(localStorage.getItem('essor-session')!)
    const answer = await fetch(path, {
      method: method ?? 'GET',
      headers: {
        apikey: supabaseKey,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }, attempt)
}

const sessionOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('essor-session')!).user.id as string)

test('no one can gain privileges, through any API', async ({ page, browser, request }) => {
  const admin = await (await browser.newContext()).newPage()
  await signInAsDemo(admin, 'admin')
  const other = await sessionOf(admin)
  // Metadata in the sign-up form grants nothing either.
  const email = await confirmedAccount(
    request,
    { first_name: 'Eve', last_name: 'Climber', role: 'admin', is_super_admin: 'true' },
    randomEmail(),
  )
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eve')
  const me = await sessionOf(page)
  for (const [api, ways] of Object.entries(attempts(me, other))) {
    for (const way of ways) {
      const { status, text } = await send(page, way)
      expect(
        status,
        fill(en.inbox.answered, { name: `${api}: ${way.method ?? 'GET'} ${way.path}`, when: text }),
      ).toBeGreaterThanOrEqual(400)
      expect(status, fill(en.inbox.answered, { name: `${api}: ${way.path}`, when: text })).toBeLessThan(500)
    }
  }

  // This call only triggers emails that are due anyway, and returns nothing.
  const mails = await send(page, { path: '/functions/v1/send-mails', method: 'POST', body: {} })
  expect(mails).toEqual({ status: 204, text: '' })

  // A new session grants no more than the previous one, and both entrances stay closed.
  await signIn(page, email, { secret: password })
  const roles = await send(page, { path: `/rest/v1/user_roles?select=role&user_id=eq.${me}` })
  expect(JSON.parse(roles.text)).toEqual([{ role: 'candidate' }])
  for (const door of ['/admin-dashboard', '/admin-dashboard/users']) {
    await page.goto(door)
    await expect(page.getByRole('heading', { name: 'Eve Climber' })).toHaveCount(0)
    await expect(
      page.getByRole('navigation', { name: en.shell.mainNavigation }).getByRole('link', { name: 'Users' }),
    ).toHaveCount(0)
  }
})
