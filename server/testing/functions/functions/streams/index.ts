let waiting = 0
let aborted = 0
let cancelled = 0

Deno.serve(async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/counts')) return Response.json({ waiting, aborted, cancelled })
  if (pathname.endsWith('/echo')) {
    return new Response(request.body, { headers: { 'content-type': 'application/octet-stream' } })
  }
  if (pathname.endsWith('/size')) {
    let size = 0
    for await (const chunk of request.body as ReadableStream<Uint8Array>) size += chunk.byteLength
    return new Response(String(size))
  }
  request.signal.addEventListener('abort', () => aborted++)
  if (pathname.endsWith('/wait')) {
    waiting++
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    return new Response('late')
  }
  let timer: ReturnType<typeof setInterval>
  const body = new ReadableStream({
    start(controller) {
      let n = 0
      timer = setInterval(() => controller.enqueue(new TextEncoder().encode(`data: ${n++}\n\n`)), 20)
    },
    cancel() {
      cancelled++
      clearInterval(timer)
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
})
