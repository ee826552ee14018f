import type { HttpError } from '../http/errors.ts'
import { bodyTooLarge } from './failures.ts'

/** Bodies up to this size are sent whole. */
const small = 64 * 1024

export interface RequestBody {
  body: null | Uint8Array | ReadableStream<Uint8Array>
  /** Rejects when the body exceeds the limit. */
  tooLarge: Promise<never>
  /** Whether the whole body has been read. */
  isRead(): boolean
}

/** Reads a small body in full; streams a large one, up to a limit. */
export async function requestBody(request: Request, limit: number): Promise<RequestBody> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) throw bodyTooLarge()
  const whole = { tooLarge: new Promise<never>(() => {}), isRead: () => true }
  const { method, body } = request
  if (method === 'GET' || method === 'HEAD' || !body || announced === '0') return { body: null, ...whole }
  if (announced !== null && Number(announced) <= small) {
    return { body: new Uint8Array(await request.arrayBuffer()), ...whole }
  }
  return limited(body, limit)
}

function limited(source: ReadableStream<Uint8Array>, limit: number): RequestBody {
  let refuse: (error: HttpError) => void = () => {}
  const tooLarge = new Promise<never>((_, reject) => {
    refuse = reject
  })
  tooLarge.catch(() => undefined)
  let size = 0
  let ended = false
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size <= limit) return controller.enqueue(chunk)
      refuse(bodyTooLarge())
      controller.error('too large')
    },
    flush() {
      ended = true
    },
  })
  return { body: source.pipeThrough(counted), tooLarge, isRead: () => ended }
}
