/**
 * Runs in Deno, in place of Supabase's edge runtime: loads every function and passes each request to the one named
 * first in its path. The first line it prints is its port.
 */
type Handler = (request: Request) => Response | Promise<Response>
interface Runtime {
  args: string[]
  serve: unknown
}
const runtime = Deno as unknown as Runtime
const serve = runtime.serve as (options: object, handler: Handler) => unknown
const handlers = new Map<string, Handler>()
let loading = ''

Object.assign(globalThis, { EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void work } })
runtime.serve = (handler: Handler) => handlers.set(loading, handler)

for (const name of runtime.args) {
  loading = name
  await import(`./functions/${name}/index.ts`)
}

serve(
  { hostname: '127.0.0.1', port: 0, onListen: ({ port }: { port: number }) => console.log(port) },
  (request) => {
    const handler = handlers.get(new URL(request.url).pathname.split('/')[1]!)
    return handler ? handler(request) : new Response(null, { status: 404 })
  },
)

export {}
