import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishedMission, startMission } from './support/missions.ts'
import { OwnServer } from './support/own-server.ts'
import { confirmedAccount, signIn, signInAsDemo } from './support/people.ts'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  request as requests,
  test,
} from './support/test.ts'
import { en } from './support/texts.ts'

// Has its own server, which is killed while people type; the stories run one after another.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const mega = 1024 * 1024
const patience = { timeout: 25_000 }
const work = (page: Page) => page.getByLabel(en.player.deliverable.text, { exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const saved = (page: Page) => page.getByText('Saved at')
const offline = (page: Page) => page.getByText(en.common.saving.offline)

let server: OwnServer
let request: APIRequestContext
test.beforeAll(async () => {
  server = await OwnServer.start(Number(process.env.E2E_PORT) + 1)
  request = await requests.newContext({ baseURL: server.url })
})
test.afterAll(async () => {
  await request?.dispose()
  await server?.close()
})

/** A candidate who has reached the text to write. */
async function writer(browser: Browser) {
  const mission = await publishedMission(request, 20)
  const email = await confirmedAccount(request)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signIn(page, email, { at: `/dashboard/missions/${mission.id}` })
  await startMission(page)
  await goOn(page)
  await goOn(page)
  await page.getByRole('radio', { name: 'Count the till' }).check()
  await page.getByRole('button', { name: en.player.decision.confirm }).click()
  await goOn(page)
  await expect(work(page)).toBeVisible()
  return { mission, email, context, page }
}

/** What the server has, seen from a fresh device. */
async function expectOnServer(browser: Browser, email: string, address: string, text: string): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const page = await elsewhere.newPage()
  await signIn(page, email, { at: address })
  await expect(work(page)).toHaveValue(text)
  await elsewhere.close()
}

/** Kills the tab without notifying the page, and opens another. */
async function killTab(page: Page, context: BrowserContext): Promise<Page> {
  const address = page.url()
  await page.close()
  const next = await context.newPage()
  await next.goto(address)
  return next
}

test('what is typed survives the tab, the network and the server', async ({ browser }) => {
  const { mission, email, context, page } = await writer(browser)
  const address = page.url()
  await work(page).fill('Said to be saved')
  await expect(saved(page)).toBeVisible()
  let tab = await killTab(page, context)
  await expectOnServer(browser, email, address, 'Said to be saved')

  await context.setOffline(true)
  await work(tab).fill('Typed in a tunnel')
  await expect(offline(tab)).toBeVisible()
  await tab.close()
  await context.setOffline(false)
  tab = await context.newPage()
  await tab.goto(address)
  await expect(work(tab)).toHaveValue('Typed in a tunnel')
  await expect(saved(tab)).toBeVisible()

  const author = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signInAsDemo(author, 'company', `/dashboard/missions/${mission.id}?tab=facts`)
  const title = author.getByLabel(en.matching.editor.title, { exact: true })
  await expect(title).toHaveValue(mission.title)

  const last = 'Saved a moment before the server died'
  const answered = tab.waitForResponse(
    (answer) => /rpc\/save_step/.test(answer.url()) && answer.request().postData()!.includes(last),
  )
  await work(tab).fill(last)
  await answered
  await expect(saved(tab)).toBeVisible()
  await server.stop('SIGKILL')
  await work(tab).fill('Typed while there was no server')
  await title.fill(`${mission.title}, again`)
  await expect(offline(tab)).toBeVisible(patience)
  await expect(offline(author)).toBeVisible(patience)
  await work(tab).fill('Typed while there was no server, and more')
  await server.start()
  await expect(saved(tab)).toBeVisible(patience)
  await expect(saved(author)).toBeVisible(patience)
  await expectOnServer(browser, email, address, 'Typed while there was no server, and more')
  await author.reload()
  await expect(title).toHaveValue(`${mission.title}, again`)
})

test('an upload resumes where it stopped, and the closing comment is kept', async ({ browser }) => {
  const file = path.join(tmpdir(), `e2e-${randomBytes(4).toString('hex')}.pdf`)
  await writeFile(file, Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(8 * mega)]))
  const { context, page } = await writer(browser)
  await work(page).fill('Done')
  await goOn(page)
  await expect(work(page)).toHaveCount(0)

  // The first chunk arrives; the connection breaks in the second.
  let heldBack = () => {}
  const isHeldBack = new Promise<void>((resolve) => {
    heldBack = resolve
  })
  await page.route('**/upload/resumable/**', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    heldBack()
    return route.abort()
  })
  await page.locator('input[type=file]').setInputFiles(file)
  await isHeldBack
  await expect(page.getByRole('progressbar', { name: /Uploading/ })).toBeVisible()
  await server.stop('SIGKILL')
  await server.start()
  const tab = await killTab(page, context)

  const sent: number[] = []
  const begun: string[] = []
  tab.on('request', (one) => {
    if (!one.url().includes('/upload/resumable')) return
    if (one.method() === 'POST') begun.push(one.url())
    if (one.method() === 'PATCH') sent.push(Number(one.headers()['upload-offset']))
  })
  await tab.locator('input[type=file]').setInputFiles(file)
  await expect(tab.getByRole('button', { name: /^Download/ })).toBeVisible(patience)
  expect(begun).toEqual([])
  expect(sent).toEqual([6 * mega])

  await tab.reload()
  await goOn(tab)
  await tab.getByLabel(en.player.submit.reflection).fill('I counted twice.')
  await expect(saved(tab)).toBeVisible()
  const last = await killTab(tab, context)
  await expect(last.getByLabel(en.player.submit.reflection)).toHaveValue('I counted twice.')
  await rm(file)
})
