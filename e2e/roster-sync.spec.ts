import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { expectSound } from './support/axe.ts'
import { demoPassword, expectToast, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

const { accessTokens, integrations, rosterSync, students } = en

/** A bundle that lists these students, and an enrollment in a class that it lacks. */
async function bundle(...names: string[]): Promise<Buffer> {
  const files = {
    'manifest.csv':
      'propertyName,value\noneroster.version,1.2\nfile.users,bulk\nfile.roles,bulk\nfile.classes,bulk\nfile.enrollments,bulk',
    'users.csv': [
      'sourcedId,status,givenName,familyName,email',
      ...names.map((name) => `sis-${name},,${name},Roster,${name.toLowerCase()}@roster.example`),
    ].join('\n'),
    'roles.csv': [
      'sourcedId,userSourcedId,role',
      ...names.map((name) => `r-${name},sis-${name},student`),
    ].join('\n'),
    'classes.csv': 'sourcedId,title,classType\nc1,Homeroom 4,homeroom',
    'enrollments.csv': `sourcedId,classSourcedId,userSourcedId,role\ne1,c1,sis-${names[0]},student\ne2,lost,sis-${names[0]},student`,
  }
  const archive = new ZipWriter(new Uint8ArrayWriter())
  for (const [name, text] of Object.entries(files)) await archive.add(name, new TextReader(text))
  return Buffer.from(await archive.close())
}

test('a school’s system sends its roster: the owner sees the plan, confirms it, and a leaver waits', async ({
  page,
  request,
}) => {
  await signInAsDemo(page, 'academia')
  await page.goto('/dashboard/integrations')
  await expect(page.getByText(integrations.states.rosterNever)).toBeVisible()
  await page.getByRole('link', { name: integrations.cards.roster.action }).click()
  await expect(page.getByText(rosterSync.log.none)).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: rosterSync.how.token }).click()
  await page.getByRole('button', { name: accessTokens.create.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(accessTokens.create.name).fill('Nightly roster')
  await dialog.getByLabel('roster:write').check()
  await dialog.getByLabel(en.account.identity.password, { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: accessTokens.create.submit }).click()
  const token = await dialog.getByLabel(accessTokens.made.token, { exact: true }).inputValue()
  await dialog.getByRole('button', { name: accessTokens.made.done }).click()

  const send = async (key: string, ...names: string[]) => {
    const response = await request.post('/functions/v1/api/v1/roster', {
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'content-type': 'application/zip',
      },
      data: await bundle(...names),
    })
    return (await response.json()) as { status: string; new: number; leaving: number }
  }
  expect(await send('night-one', 'Nina', 'Omar')).toMatchObject({ status: 'waiting', new: 2 })

  await page.goto('/dashboard/integrations/roster')
  await expect(page.getByText(rosterSync.log.states.waiting)).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: fill(rosterSync.log.openOf, { moment: '' }).trim() }).click()
  await expect(page.getByText('Nina Roster')).toBeVisible()
  await expect(page.getByText(students.problems.reasons.class_unknown)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: fill(students.preview.confirm_other, { count: 2 }) }).click()
  await expectToast(page, students.preview.done)

  await page.goto('/dashboard/integrations/roster')
  await expect(page.getByText(rosterSync.log.states.applied)).toBeVisible()
  await page.getByLabel(rosterSync.rules.applies).check()
  await page.getByLabel(rosterSync.rules.most).fill('0')
  await page.getByRole('button', { name: rosterSync.rules.save }).click()
  await expectToast(page, rosterSync.rules.saved)
  await expectSound(page)

  expect(await send('night-two', 'Nina', 'Omar', 'Paz')).toMatchObject({ status: 'applied', new: 1 })
  expect(await send('night-three', 'Nina', 'Paz')).toMatchObject({ status: 'waiting', leaving: 1 })
  await page.reload()
  await page
    .getByRole('link', { name: fill(rosterSync.log.openOf, { moment: '' }).trim() })
    .first()
    .click()
  await expect(page.getByText(students.lines.absent)).toBeVisible()
  await expect(
    page.getByRole('button', { name: fill(students.lines.keepOne, { name: 'Omar Roster' }) }),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: fill(students.preview.confirm_one, { count: 1 }) }).click()
  await expect(
    page.getByText(fill(students.result.countsLeft, { created: 0, changed: 0, departed: 1 })),
  ).toBeVisible()
})
