import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface S3Server {
  url: string
  objects: Map<string, Buffer>
  /** Requests that were not signed with this key. */
  unsigned: string[]
  /** Multipart uploads that were neither completed nor aborted. */
  parts: Map<string, Map<number, Buffer>>
  close(): Promise<void>
}

/** As much of S3 as the storage service uses, in memory. */
export async function startS3Server(accessKeyId: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const parts = new Map<string, Map<number, Buffer>>()
  const unsigned: string[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://s3')
    const key = decodeURIComponent(url.pathname)
    const body = await readAll(request)
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) unsigned.push(key)
    const answer = handle(request, url, key, body)
    response.writeHead(answer.status, { etag: '"x"', 'content-type': 'application/xml', ...answer.headers })
    response.end(answer.body)
  })

  interface Answer {
    status: number
    headers?: Record<string, string>
    body?: string | Buffer
  }

  function handle(request: IncomingMessage, url: URL, key: string, body: Buffer): Answer {
    const upload = url.searchParams.get('uploadId')
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) {
        objects.delete(`${key.replace(/\/$/, '')}/${name}`)
      }
      return { status: 200, body: '<DeleteResult/>' }
    }
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomUUID()
      parts.set(id, new Map())
      const xml = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
      return { status: 200, body: xml }
    }
    if (request.method === 'PUT' && upload) {
      parts.get(upload)!.set(Number(url.searchParams.get('partNumber')), body)
      return { status: 200 }
    }
    if (request.method === 'POST' && upload) {
      const inOrder = [...parts.get(upload)!].sort(([a], [b]) => a - b).map(([, part]) => part)
      objects.set(key, Buffer.concat(inOrder))
      parts.delete(upload)
      return {
        status: 200,
        body: '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
      }
    }
    if (request.method === 'DELETE' && upload) {
      parts.delete(upload)
      return { status: 204 }
    }
    return handleObject(request, key, body)
  }

  function handleObject(request: IncomingMessage, key: string, body: Buffer): Answer {
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source']
      const content = source ? objects.get(`/${decodeURIComponent(String(source))}`) : body
      if (!content) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      objects.set(key, content)
      return { status: 200, body: source ? '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>' : '' }
    }
    const found = objects.get(key)
    if (!found) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = from === undefined ? found : found.subarray(Number(from), Number(to) + 1)
    const headers = { 'content-length': String(part.byteLength), 'content-type': 'application/octet-stream' }
    return { status: from === undefined ? 200 : 206, headers, body: part }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, objects, unsigned, parts, close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
