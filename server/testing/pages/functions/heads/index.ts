let calls = 0
let isBusy = true
let release: (() => void) | undefined

/** A made-up product: its pages are named after what the function does for them. */
Deno.serve(async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  calls++
  if (pathname.endsWith('/release')) {
    release?.()
    return new Response('released')
  }
  if (pathname.endsWith('/plain.txt')) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', etag: '"one"', 'set-cookie': 'a=b' }
    return new Response(`file ${searchParams.get('part') ?? ''} ${calls}`, { headers })
  }
  if (pathname.endsWith('/none.txt')) return new Response('none', { status: 404 })
  if (pathname.endsWith('/busy.txt')) {
    const response = isBusy ? new Response('busy', { status: 429 }) : new Response('free')
    isBusy = false
    return response
  }
  if (pathname.endsWith('/broken.txt')) return new Response('no', { status: 500 })
  const path = searchParams.get('path')!
  const language = searchParams.get('language')!
  const title = `${path} ${language} ${calls}`
  switch (path.split('/')[2]) {
    case 'fails':
      return new Response('no', { status: 500 })
    case 'throws':
      throw new Error('made up')
    case 'nonsense':
      return Response.json({ status: 200 })
    case 'teapot':
      return Response.json({ status: 418, head: '<title>teapot</title>', language })
    case 'slow':
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return Response.json({ status: 200, head: '<title>late</title>', language })
    case 'missing':
      return Response.json({ status: 404, head: '<title>missing</title>', language })
    case 'dollars':
      return Response.json({ status: 200, head: "<title>$& $1 $` $'</title>", language })
    case 'who': {
      const seen = ['authorization', 'cookie', 'apikey'].filter((name) => request.headers.has(name))
      return Response.json({ status: 200, head: `<title>${seen.join() || 'a visitor'}</title>`, language })
    }
    default:
      return Response.json({
        status: 200,
        head: `<title>${title}</title><meta name="description" content="said by the function" data-x>`,
        language,
      })
  }
})
