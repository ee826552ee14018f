import { cp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, temporaryFolder } from '../testing/server.ts'

let server: TestServer
/** Gives functions little time. Other tests don't use it: on a busy machine, the time may be short for them, too. */
let hasty: TestServer
let project: string
beforeAll(async () => {
  project = await temporaryFolder()
  await cp(path.join(import.meta.dirname, '../testing/functions'), project, { recursive: true })
  const env = {
    SUPABASE_DIR: project,
    LOG_LEVEL: 'silent',
    FUNCTIONS_MEMORY_MB: '48',
    FUNCTIONS_BODY_MB: '32',
  }
  server = await startTestServer('', { ...env, FUNCTIONS_TIMEOUT_SECONDS: '120' })
  hasty = await startTestServer('', { ...env, FUNCTIONS_TIMEOUT_SECONDS: '3' })
})
afterAll(async () => {
  await server.close()
  await hasty.close()
  await rm(project, { recursive: true, force: true })
})

const call = (name: string, init?: RequestInit, on = server) => fetch(`${on.url}/functions/v1/${name}`, init)
const expectFine = async () => expect(await (await call('trouble')).text()).toBe('fine')

describe('failures stay in their thread', () => {
  it.each(['throw', 'nothing', 'crash', 'rejection', 'exit'])('%s is a 500 without details', async (kind) => {
    const response = await call(`trouble/${kind}`)
    expect(response.status).toBe(500)
    expect(response.headers.get('sb-error-code')).toBe('WORKER_ERROR')
    expect(response.headers.get('x-relay-error')).toBeNull()
    expect(await response.json()).toEqual({
      code: 'WORKER_ERROR',
      message: 'Function exited due to an error (please check logs)',
    })
    await expectFine()
  })

  it("uses the function's own error handler", async () => {
    expect((await call('trouble/handled')).status).toBe(418)
  })

  it('times out a slow response without affecting others', async () => {
    const isFine = async () => (await call('trouble', {}, hasty)).ok
    await expect.poll(isFine).toBe(true)
    const slow = call('trouble/slow', {}, hasty)
    await expect.poll(isFine).toBe(true)
    const response = await slow
    expect(response.status).toBe(504)
    expect((await response.json()).code).toBe('IDLE_TIMEOUT')
    expect(response.headers.get('x-relay-error')).toBe('true')
    await expect.poll(isFine).toBe(true)
  })

  it('ends an endless loop while the server keeps answering', async () => {
    // Before the loop ends. Tried again if the machine was so busy that its time was over first.
    await expect
      .poll(async () => {
        let isOver = false
        const loop = call('trouble/loop', {}, hasty).finally(() => {
          isOver = true
        })
        expect((await fetch(`${hasty.url}/healthz`)).status).toBe(200)
        const answeredBefore = !isOver
        expect((await loop).status).toBe(504)
        return answeredBefore
      })
      .toBe(true)
    await expect.poll(async () => (await call('trouble', {}, hasty)).status, { interval: 300 }).toBe(200)
  })

  it('ends only the function that runs out of memory', async () => {
    const response = await call('hungry')
    expect(response.status).toBe(546)
    expect((await response.json()).code).toBe('WORKER_LIMIT')
    await expectFine()
  })

  it('closes the connection when a response breaks off', async () => {
    const response = await call('trouble/mid-stream')
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    await expectFine()
  })

  it("answers 503 for a function that can't start", async () => {
    for (let attempt = 0; attempt < 2; attempt++) {
      const response = await call('never-starts')
      expect(response.status).toBe(503)
      expect((await response.json()).code).toBe('BOOT_ERROR')
    }
  })
})

describe('streams', () => {
  it('deliver responses while they are being written', async () => {
    const response = await call('streams/events')
    const reader = response.body!.getReader()
    const first = new TextDecoder().decode((await reader.read()).value)
    expect(first).toContain('data: 0')
    await reader.cancel()
    await expect.poll(async () => (await (await call('streams/counts')).json()).cancelled).toBe(1)
  })

  it('notice when a client disconnects', async () => {
    const leaving = new AbortController()
    const counts = async () => (await call('streams/counts')).json()
    const before = await counts()
    const waiting = expect(call('streams/wait', { signal: leaving.signal })).rejects.toThrow()
    await expect.poll(async () => (await counts()).waiting).toBeGreaterThan(before.waiting)
    leaving.abort()
    await waiting
    await expect.poll(async () => (await counts()).aborted).toBeGreaterThan(before.aborted)
  })

  it('carry large bodies in both directions', async () => {
    const sent = new Uint8Array(20 * 1024 * 1024).map((_, i) => i % 251)
    const response = await call('streams/echo', { method: 'POST', body: sent })
    const received = new Uint8Array(await response.arrayBuffer())
    expect(Buffer.compare(received, sent)).toBe(0)
  })

  it('deliver a response even if the request body was not read', async () => {
    const response = await call('trouble/teapot', { method: 'POST', body: new Uint8Array(5 * 1024 * 1024) })
    expect(await response.text()).toBe('short and stout')
    await expectFine()
  })
})

it('leave nothing behind in the server', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const many = async (count: number) => {
    for (let sent = 0; sent < count; sent += 20) {
      const batch = Array.from({ length: 20 }, () => call('trouble', { method: 'POST', body: '{}' }))
      for (const response of await Promise.all(batch)) await response.text()
    }
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await many(400)
  const after = await many(2000)
  expect((after - before) / 2000).toBeLessThan(4096)
})

describe('sources', () => {
  const edit = async (text: string) => {
    await writeFile(path.join(project, 'functions/_shared/edited.ts'), text)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }

  it('are reloaded when they or their imports change', async () => {
    await cp(path.join(project, 'functions/exported'), path.join(project, 'functions/edited'), {
      recursive: true,
    })
    await writeFile(
      path.join(project, 'functions/edited/index.ts'),
      `import { said } from '../_shared/edited.ts'\nDeno.serve(() => new Response(said))`,
    )
    await edit(`export const said = 'one'`)
    expect(await (await call('edited')).text()).toBe('one')
    await edit(`export const said = 'two!'`)
    expect(await (await call('edited')).text()).toBe('two!')
    await edit(`export const said = '`)
    expect((await call('edited')).status).toBe(503)
    await edit(`export const said = 'three'`)
    expect(await (await call('edited')).text()).toBe('three')
  })

  it('and secrets are both reloaded', async () => {
    await writeFile(path.join(project, 'functions/.env'), 'FROM_FILE=changed')
    const secret = async () => (await (await call('runtime')).json()).env.FROM_FILE
    await expect.poll(secret).toBe('changed')
  })

  it('with unresolvable imports are refused without fetching anything', async () => {
    await edit(`import 'https://deno.land/x/evil/mod.ts'; export const said = 'x'`)
    expect((await call('edited')).status).toBe(503)
    await edit(`import 'npm:not-installed-at-all'; export const said = 'x'`)
    expect((await call('edited')).status).toBe(503)
  })

  it('are not bundled again on a warm start', async () => {
    const data = await temporaryFolder()
    const options = { SUPABASE_DIR: project, LOG_LEVEL: 'silent', DATA_DIR: data }
    const bundles = async () => {
      const folder = path.join(data, 'functions')
      const names = (await readdir(folder)).filter((name) => name.startsWith('exported'))
      return Promise.all(names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs]))
    }
    const first = await startTestServer('', options)
    expect(await (await fetch(`${first.url}/functions/v1/exported`)).text()).toBe('/exported 1')
    const made = await bundles()
    await first.close()
    // The test server removes its own folder, not this one.
    const second = await startTestServer('', options)
    expect(await (await fetch(`${second.url}/functions/v1/exported`)).text()).toBe('/exported 1')
    expect(await bundles()).toEqual(made)
    await second.close()
    await rm(data, { recursive: true, force: true })
  })
})
