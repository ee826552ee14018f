import type { BodyMessage } from './protocol.ts'

type Chunks = ReadableStream<Uint8Array>
/** Where a body is read from. */
export type BodySource = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>

interface Incoming {
  controller: ReadableStreamDefaultController<Uint8Array>
  /** Lets the stream ask for more. */
  arrived?: () => void
  onDone(): void
}

/**
 * Bodies passed between two threads, in both directions. Transferring whole streams is six times slower for small
 * responses.
 */
export class BodyChannel {
  private readonly outgoing = new Map<number, BodySource>()
  private readonly incoming = new Map<number, Incoming>()
  private readonly post: (message: BodyMessage) => void

  constructor(post: (message: BodyMessage) => void) {
    this.post = post
  }

  /** Offers a body. The other side asks for it when it is ready. */
  offer(id: number, source: BodySource): void {
    this.outgoing.set(id, source)
  }

  /** The other side's body with that ID. */
  open(id: number, onDone: () => void): Chunks {
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.incoming.set(id, { controller, onDone })
        },
        pull: () =>
          new Promise<void>((resolve) => {
            const stream = this.incoming.get(id)
            if (!stream) return resolve()
            stream.arrived = resolve
            this.post({ type: 'pull', id })
          }),
        cancel: () => {
          this.post({ type: 'cancel', id })
          this.close(id)
        },
      },
      { highWaterMark: 0 },
    )
  }

  receive(message: BodyMessage): void {
    const stream = this.incoming.get(message.id)
    switch (message.type) {
      case 'pull':
        void this.send(message.id)
        break
      case 'cancel':
        this.outgoing
          .get(message.id)
          ?.cancel()
          .catch(() => undefined)
        this.outgoing.delete(message.id)
        break
      case 'chunk':
        stream?.controller.enqueue(message.value)
        stream?.arrived?.()
        break
      case 'end':
        stream?.controller.close()
        this.close(message.id)
        break
      case 'broken':
        this.break(message.id, 'The body ended unexpectedly')
    }
  }

  /** Fails a body that will not continue. Plain text, because the message ends up in the response. */
  break(id: number, reason: string): void {
    this.incoming.get(id)?.controller.error(reason)
    this.close(id)
  }

  /** Ends a body cleanly even though there may be more of it. */
  finish(id: number): void {
    const stream = this.incoming.get(id)
    if (!stream) return
    this.post({ type: 'cancel', id })
    stream.controller.close()
    this.close(id)
  }

  /** The request is over, so neither of its bodies continues. */
  forget(id: number): void {
    this.outgoing.delete(id)
    this.break(id, 'The request is over')
  }

  private async send(id: number): Promise<void> {
    try {
      const read = await this.outgoing.get(id)?.read()
      if (!read) return
      if (read.done) {
        this.outgoing.delete(id)
        this.post({ type: 'end', id })
      } else this.post({ type: 'chunk', id, value: asBytes(read.value) })
    } catch {
      this.outgoing.delete(id)
      this.post({ type: 'broken', id })
    }
  }

  private close(id: number): void {
    const stream = this.incoming.get(id)
    this.incoming.delete(id)
    stream?.arrived?.()
    stream?.onDone()
  }
}

/** A view of a shared buffer, such as Node's pool, is copied; the rest of the pool stays here. */
function asBytes(chunk: Uint8Array): Uint8Array {
  if (!(chunk instanceof Uint8Array)) throw new TypeError('A body must consist of bytes')
  return chunk.byteLength === chunk.buffer.byteLength ? chunk : chunk.slice()
}
