import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { ImageRenderer } from './images/renderer.ts'

let server: TestServer
let files: ReturnType<ReturnType<TestServer['client']>['storage']['from']>

beforeAll(async () => {
  server = await startTestServer('storage')
  files = server.client(server.engine.secretKey).storage.from('avatars')
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
  // Uploaded as text on purpose: the format is detected from the bytes.
  await files.upload('wide.jpg', await picture.clone().jpeg().toBuffer())
  await files.upload('wide.png', await picture.clone().png().toBuffer(), { contentType: 'image/png' })
  await files.upload('words.txt', 'no picture at all')
})
afterAll(() => server.close())

async function render(path: string, query = '', headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/storage/v1/render/image/public/avatars/${path}?${query}`, {
    headers,
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { answer, bytes, image: answer.ok ? await sharp(bytes).metadata() : undefined }
}

describe('an image', () => {
  it.each([
    ['width=300', 300, 200],
    ['height=100', 150, 100],
    ['width=100&height=100', 100, 100],
    ['width=100&height=100&resize=cover', 100, 100],
    ['width=100&height=100&resize=contain', 100, 67],
    ['width=100&height=300&resize=fill', 100, 300],
    ['width=5000', 600, 400],
    ['', 600, 400],
  ])('%s', async (query, width, height) => {
    const { answer, image } = await render('wide.jpg', query)
    expect(answer.status).toBe(200)
    expect(image).toMatchObject({ format: 'jpeg', width, height })
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })

  it('keeps its format unless the browser accepts a smaller one or the caller asks for another', async () => {
    const webp = { accept: 'image/avif,image/webp,*/*' }
    expect((await render('wide.png', 'width=50')).answer.headers.get('content-type')).toBe('image/png')
    expect((await render('wide.png', 'width=50', webp)).answer.headers.get('content-type')).toBe('image/webp')
    const origin = await render('wide.png', 'width=50&format=origin', webp)
    expect(origin.answer.headers.get('content-type')).toBe('image/png')
    const avif = await render('wide.png', 'width=50&format=avif')
    expect(avif.answer.headers.get('content-type')).toBe('image/avif')
  })

  it('reports its transformations and is cached like the original', async () => {
    const { answer } = await render('wide.jpg', 'width=200&height=200&quality=60')
    expect(answer.headers.get('x-transformations')).toBe('height:200,width:200,resizing_type:fill,quality:60')
    expect(answer.headers.get('cache-control')).toBe('max-age=3600')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = answer.headers.get('etag')!
    expect((await render('wide.jpg', 'width=200', { 'if-none-match': etag })).answer.status).toBe(304)
  })

  it('is rotated upright and loses its location', async () => {
    const turned = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await files.upload('turned.jpg', turned, { contentType: 'image/jpeg' })
    const { image, bytes } = await render('turned.jpg', 'height=150')
    expect(image).toMatchObject({ width: 50, height: 150 })
    expect(image?.exif).toBeUndefined()
    expect(bytes.includes('secret place')).toBe(false)
  })

  it('changes with its object', async () => {
    const one = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const two = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    await files.upload('changing.png', one, { contentType: 'image/png' })
    expect((await render('changing.png', 'width=500')).image?.width).toBe(50)
    await files.update('changing.png', two, { contentType: 'image/png' })
    expect((await render('changing.png', 'width=500')).image?.width).toBe(40)
  })

  it('A5 is shown as far as possible if slightly broken', async () => {
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    await files.upload('cut.jpg', whole.subarray(0, Math.floor(whole.length * 0.9)))
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    // The last bytes of the first chunk are its checksum.
    png[29]! ^= 0xff
    await files.upload('checksum.png', png)
    for (const name of ['cut.jpg', 'checksum.png']) {
      expect((await render(name, 'width=50')).image, name).toMatchObject({ width: 50 })
    }
  })

  it.each([
    ['gravity=we', 'red', 'gravity:we'],
    ['gravity=ea', 'blue', 'gravity:ea'],
    ['gravity=we&x_offset=300', 'blue', 'gravity:we:300:0'],
    ['gravity=ea&x_offset=0.5', 'red', 'gravity:ea:0.5:0'],
    ['gravity=fp&x_offset=0.1&y_offset=0.5', 'red', 'gravity:fp:0.1:0.5'],
    ['gravity=fp&x_offset=0.9&y_offset=0.5', 'blue', 'gravity:fp:0.9:0.5'],
  ])('G25 is cropped by gravity: %s', async (query, color, name) => {
    const half = (background: string) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
    const both = sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    const composed = both.composite([{ input: await half('blue'), left: 300, top: 0 }])
    await files.upload('halves.png', await composed.png().toBuffer(), { upsert: true })
    const { answer, bytes } = await render('halves.png', `width=300&height=300&${query}`)
    expect(answer.headers.get('x-transformations')).toContain(name)
    const { channels } = await sharp(bytes).stats()
    const [red, , blue] = channels.map(({ mean }) => mean)
    expect(red! > blue! ? 'red' : 'blue').toBe(color)
  })

  it('M2 limits AVIF quality to a visible level', async () => {
    const [finest, fine] = await Promise.all(
      [100, 80].map((quality) => render('wide.png', `width=300&format=avif&quality=${quality}`)),
    )
    expect(finest!.bytes.equals(fine!.bytes)).toBe(true)
  })

  it('is rendered once for many simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => render('wide.jpg', 'width=123')))
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })
})

describe('signed and private images', () => {
  it('are rendered as signed, whatever the URL adds', async () => {
    const { data } = await files.createSignedUrl('wide.jpg', 60, { transform: { width: 60, height: 60 } })
    const answer = await fetch(`${data!.signedUrl}&width=500&height=500`)
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 60, height: 60 })
  })

  it("don't give access to the original", async () => {
    const { data } = await files.createSignedUrl('wide.jpg', 60, { transform: { width: 60 } })
    const answer = await fetch(data!.signedUrl.replace('/render/image/', '/object/'))
    expect(await answer.json()).toMatchObject({ error: 'InvalidSignature' })
  })

  it('are available to callers the policies allow', async () => {
    const { data, error } = await files.download('wide.jpg', { transform: { width: 80 } })
    expect(error).toBeNull()
    expect(data?.type).toBe('image/jpeg')
    const anon = server.client().storage.from('documents')
    await server.client(server.engine.secretKey).storage.from('documents').copy('none', 'none')
    expect((await anon.download('wide.jpg', { transform: { width: 80 } })).error?.message).toBe(
      'Object not found',
    )
  })
})

describe('refuses', () => {
  it.each([
    'width=-1',
    'width=abc',
    'height=1.5',
    'quality=5',
    'quality=101',
    'resize=stretch',
    'format=exe',
    'gravity=up',
    'gravity=fp',
    'gravity=fp&x_offset=2&y_offset=0',
  ])('%s', async (query) => {
    const { answer, bytes } = await render('wide.jpg', query)
    expect(answer.status).toBe(400)
    expect(JSON.parse(bytes.toString())).toMatchObject({ statusCode: '400' })
  })

  it('a file that is not an image', async () => {
    const { answer, bytes } = await render('words.txt', 'width=10')
    expect(answer.status).toBe(400)
    // G24: Supabase's message.
    expect(JSON.parse(bytes.toString())).toMatchObject({
      statusCode: '400',
      message: 'The source image is invalid or unsupported for rendering',
    })
  })

  it('a small file that expands to too many pixels', async () => {
    const bomb = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>',
    )
    await files.upload('bomb.svg', bomb, { contentType: 'image/svg+xml' })
    const { answer } = await render('bomb.svg', 'width=10')
    expect(answer.status).toBe(400)
  })

  it('more images at a time than can be rendered', async () => {
    const renderer = new ImageRenderer()
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    let release = () => {}
    const held = new Promise<Buffer>((resolve) => {
      release = () => resolve(picture)
    })
    const ask = (version: string) => renderer.render(version, { width: 5 }, false, () => held)
    const accepted = Array.from({ length: 32 }, (_, at) => ask(`v${at}`))
    await expect(ask('one too many')).rejects.toMatchObject({ status: 429 })
    const again = ask('v0')
    release()
    expect(await Promise.all(accepted)).toHaveLength(32)
    expect(await again).toBe(await accepted[0])
    expect((await ask('now')).mimeType).toBe('image/png')
  })

  it('purging cached images, except for the service', async () => {
    const purge = (key: string) =>
      fetch(`${server.url}/storage/v1/cdn/avatars/wide.jpg`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${key}` },
      })
    expect(await (await purge(server.engine.publishableKey)).json()).toMatchObject({ statusCode: '403' })
    expect(await (await purge(server.engine.secretKey)).json()).toEqual({ message: 'success' })
  })
})

it('M2 is off if config.toml disables it', async () => {
  const plain = await startTestServer('storage/plain')
  const pictures = plain.client(plain.engine.secretKey).storage.from('pictures')
  await pictures.upload('a.png', 'x', { contentType: 'image/png' })
  const answer = await fetch(`${plain.url}/storage/v1/render/image/public/pictures/a.png?width=10`)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ error: 'FeatureNotEnabled' })
  const { data } = await pictures.createSignedUrl('a.png', 60, { transform: { width: 10 } })
  expect(data?.signedUrl).toContain('/object/sign/pictures/a.png')
  await plain.close()
})
