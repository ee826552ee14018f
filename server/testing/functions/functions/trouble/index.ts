Deno.serve(
  {
    onError: (error: unknown) => {
      if ((error as Error).message === 'handled') return new Response('handled', { status: 418 })
      throw error
    },
  },
  async (request: Request) => {
    switch (new URL(request.url).pathname.split('/').pop()) {
      case 'throw':
        throw new Error('a secret detail')
      case 'handled':
        throw new Error('handled')
      case 'nothing':
        return undefined as never
      case 'crash':
        setTimeout(() => {
          throw new Error('out of nowhere')
        }, 5)
        return new Promise<Response>(() => {})
      case 'rejection':
        void Promise.reject(new Error('nobody listens'))
        return new Promise<Response>(() => {})
      case 'exit':
        Deno.exit(1)
        break
      case 'loop':
        for (;;) Math.random()
      case 'slow':
        return new Promise<Response>(() => {})
      case 'teapot':
        return new Response('short and stout', { status: 418, headers: { 'x-own': 'yes' } })
      case 'mid-stream':
        return new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('first'))
              setTimeout(() => {
                throw new Error('while streaming')
              }, 50)
            },
          }),
        )
    }
    return new Response('fine')
  },
)
