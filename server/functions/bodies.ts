import type { HttpError } from '../http/errors.ts'
import { bodyTooLarge } from './failures.ts'

/** A body from another thread. When that thread dies the stream would wait for ever, so it can be failed from here. */
export function guardedBody(
  source: ReadableStream<Uint8Array>,
  onDone: () => void,
): { body: ReadableStream<Uint8Array>; fail(error: HttpError): void } {
  const reader = source.getReader()
  let control: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      onDone()
    },
    async cancel(reason) {
      onDone()
      await reader.cancel(String(reason))
    },
  })
  // A plain text: whoever writes the answer prints what he is given.
  return { body, fail: (error) => control.error(error.message) }
}

/** Passes a body on up to a size. Beyond it the stream fails, and so does `tooLarge`. */
export function limitedBody(
  source: ReadableStream<Uint8Array> | null,
  limit: number,
): { body: ReadableStream<Uint8Array> | null; tooLarge: Promise<never> } {
  let refuse: (error: HttpError) => void = () => {}
  const tooLarge = new Promise<never>((_, reject) => {
    refuse = reject
  })
  tooLarge.catch(() => undefined)
  let size = 0
  const body = source?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size <= limit) return controller.enqueue(chunk)
        refuse(bodyTooLarge())
        controller.error('too large')
      },
    }),
  )
  return { body: body ?? null, tooLarge }
}
