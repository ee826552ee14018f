interface ServeInfo {
  remoteAddr: { transport: 'tcp'; hostname: string; port: number }
  completed: Promise<void>
}
export type Handler = (request: Request, info: ServeInfo) => Response | Promise<Response>
export interface ServeOptions {
  handler?: Handler
  port?: number
  hostname?: string
  signal?: AbortSignal
  onListen?: (address: { transport: 'tcp'; hostname: string; port: number }) => void
  onError?: (error: unknown) => Response | Promise<Response>
}

const address = { transport: 'tcp', hostname: '127.0.0.1', port: 8000 } as const
let served: { handler: Handler; onError?: ServeOptions['onError'] } | undefined

/** Deno.serve: (handler), (options, handler) or ({ handler, ...options }). */
export function serve(first: Handler | ServeOptions, second?: Handler) {
  const options = typeof first === 'function' ? {} : first
  const handler = typeof first === 'function' ? first : (second ?? options.handler)
  if (typeof handler !== 'function') throw new TypeError('Deno.serve was called without a handler')
  served = { handler, onError: options.onError }
  options.onListen?.(address)
  const never = new Promise<void>(() => {})
  return { addr: address, finished: never, ref() {}, unref() {}, shutdown: async () => undefined }
}

/** A module can export its handler instead of calling Deno.serve. */
export function serveDefaultExport(module: { default?: unknown }): boolean {
  const exported = module.default as { fetch?: Handler } | Handler | undefined
  const handler = typeof exported === 'function' ? exported : exported?.fetch?.bind(exported)
  if (!served && handler) serve(handler)
  return served !== undefined
}

export async function answer(request: Request): Promise<Response> {
  const { handler, onError } = served!
  try {
    return checked(await handler(request, { remoteAddr: address, completed: Promise.resolve() }))
  } catch (error) {
    if (!onError) throw error
    return checked(await onError(error))
  }
}

function checked(response: Response): Response {
  if (response instanceof Response) return response
  throw new TypeError('The function did not return a Response')
}
