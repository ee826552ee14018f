Deno.serve((request) => {
  if (request.method !== 'OPTIONS') return new Response('not a preflight')
  const headers = {
    'access-control-allow-origin': request.headers.get('origin') ?? '',
    'access-control-allow-methods': request.headers.get('access-control-request-method') ?? '',
  }
  return new Response(null, { status: 204, headers })
})
