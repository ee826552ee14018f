import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type SamlIdp, type SamlPerson, startIdp } from '../server/testing/sso/identity-provider.ts'
import { expectSound } from './support/axe.ts'
import { sql } from './support/database.ts'
import { confirmedAccount, demoPassword, expectToast, fillSignIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { singleSignOn, integrations, auth } = en

/** The page of an identity provider: one button, which signs in the person the story chose. */
async function openProvider(base: string, domain: string) {
  let idp: SamlIdp
  let person: SamlPerson
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://idp')
    const { acsUrl } = await idp.readRequest(url)
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Campus accounts</title><form method="post" action="${acsUrl}">
      <input type="hidden" name="SAMLResponse" value="${await idp.respond(url, person)}">
      <input type="hidden" name="RelayState" value="${url.searchParams.get('RelayState')}">
      <button>Sign in as ${person.name}</button></form>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ours = await (await fetch(`${base}/auth/v1/sso/saml/metadata`)).text()
  idp = startIdp(ours, `https://accounts.${domain}/metadata`, `http://127.0.0.1:${port}/sso`)
  return {
    metadata: idp.metadata,
    for: (someone: SamlPerson) => {
      person = someone
    },
    close: () => server.close(),
  }
}

async function signInAtProvider(page: Page, { email, name }: SamlPerson): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: false }).fill(email)
  await page.getByRole('button', { name: auth.singleSignOn.button }).click()
  await page.getByRole('button', { name: `Sign in as ${name}` }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

test('a school connects its identity provider, a student signs in with it, and passwords stop working', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const domain = `campus-${randomBytes(4).toString('hex')}.test`
  const [school] = await sql<{ id: string }>(
    `select member.organization_id as id from public.organization_members as member
     join auth.users as account on account.id = member.user_id where account.email = 'academia@essor.test'`,
  )
  const provider = await openProvider(baseURL!, domain)
  const other = async () => (await browser.newContext()).newPage()
  const member = await confirmedAccount(request, undefined, `member@${domain}`)
  const chief = await confirmedAccount(request, undefined, `chief@${domain}`)

  try {
    await signInAsDemo(page, 'academia', '/dashboard/integrations')
    await page.getByRole('link', { name: integrations.cards['single-sign-on'].action }).click()
    await expect(page.getByText(singleSignOn.connection.domainFirst)).toBeVisible()
    await page.getByLabel(singleSignOn.domains.label, { exact: true }).fill('gmail.com')
    await page.getByRole('button', { name: singleSignOn.domains.claim }).click()
    await expect(page.getByText(singleSignOn.errors.domain_public)).toBeVisible()
    await page.getByLabel(singleSignOn.domains.label, { exact: true }).fill(domain)
    await page.getByRole('button', { name: singleSignOn.domains.claim }).click()
    await expect(page.getByLabel(singleSignOn.domains.recordName, { exact: true })).toHaveValue(
      `_essor.${domain}`,
    )
    await expectSound(page)

    const admin = await other()
    await signInAsDemo(admin, 'admin', `/admin-dashboard/companies/${school!.id}`)
    await admin.getByRole('button', { name: fill(singleSignOn.admin.confirm, { domain }) }).click()
    const reason = admin.getByRole('dialog')
    await reason
      .getByLabel(singleSignOn.admin.reason)
      .fill('Their IT department called from the published number.')
    await reason.getByRole('button', { name: singleSignOn.admin.confirmAction }).click()
    await expectToast(admin, fill(singleSignOn.admin.confirmed, { domain }))
    await expectSound(admin)

    await page.reload()
    await page.getByLabel(singleSignOn.connection.metadata).fill('<nothing/>')
    await page.getByRole('button', { name: singleSignOn.connection.connect, exact: true }).click()
    await expect(page.getByText(singleSignOn.connection.refused)).toBeVisible()
    await page.getByLabel(singleSignOn.connection.metadata).fill(provider.metadata)
    await page.getByRole('button', { name: singleSignOn.connection.connect, exact: true }).click()
    await expectToast(page, singleSignOn.connection.done)
    await page.getByLabel(singleSignOn.attributes.name, { exact: true }).fill('displayName')
    await page.getByLabel(singleSignOn.attributes.role, { exact: true }).fill('role')
    await page.getByRole('button', { name: singleSignOn.attributes.save }).click()
    await expectToast(page, singleSignOn.attributes.done)
    await expectSound(page)

    const ada = { subject: `ada-${domain}`, email: `ada@${domain}`, name: 'Ada Lovelace', role: 'owner' }
    provider.for(ada)
    const student = await other()
    await signInAtProvider(student, ada)
    await expect(student.getByText('Ada', { exact: false }).first()).toBeVisible()
    const links = await sql<{ school: string; role: string }>(
      `select student.organization_id as school, held.role::text as role from auth.users as account
       join public.students as student on student.user_id = account.id
       join public.user_roles as held on held.user_id = account.id where account.email = $1`,
      [ada.email],
    )
    expect(links).toEqual([{ school: school!.id, role: 'candidate' }])

    await sql(
      `with chief as (select id from auth.users where email = $1),
       factor as (insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
         select gen_random_uuid(), id, 'totp', 'verified', 'x', now(), now() from chief)
       insert into public.organization_members (organization_id, user_id, member_role) select $2, id, 'owner' from chief`,
      [chief, school!.id],
    )
    await page.reload()
    await page.getByRole('button', { name: singleSignOn.requirement.require }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(en.account.identity.password, { exact: true }).fill(demoPassword)
    await dialog.getByRole('button', { name: singleSignOn.requirement.require }).click()
    await expect(
      page.getByText(fill(singleSignOn.requirement.isRequired, { name: 'Camille Roux' })),
    ).toBeVisible()
    await expectSound(page)

    const late = await other()
    await late.goto('/auth')
    await fillSignIn(late, member)
    await expect(late.getByText(auth.singleSignOn.required)).toBeVisible()
    await expectSound(late)
    provider.for({ subject: `member-${domain}`, email: member, name: 'Camille Roux', role: '' })
    await late.getByRole('button', { name: auth.singleSignOn.button }).click()
    await late.getByRole('button', { name: 'Sign in as Camille Roux' }).click()
    await expect(late).toHaveURL(/\/dashboard/)

    const breakGlass = await other()
    await breakGlass.goto('/auth')
    await fillSignIn(breakGlass, chief)
    await expect(breakGlass.getByRole('heading', { name: auth.secondFactor.title })).toBeVisible()
  } finally {
    provider.close()
    await sql('delete from private.single_sign_on where organization_id = $1', [school!.id])
    await sql(
      `delete from public.organization_members where user_id = (select id from auth.users where email = $1)`,
      [chief],
    )
  }
})
