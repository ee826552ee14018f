import 'jsr:@supabase/functions-js@2/edge-runtime.d.ts'

Deno.serve({ port: 9999 }, async (request: Request) => {
  const kind = request.headers.get('x-read-as')
  const body = kind === 'form' ? [...(await request.formData()).entries()] : await request.text()
  return Response.json(
    { method: request.method, url: request.url, headers: [...request.headers], body },
    { headers: { 'set-cookie': 'a=1', 'access-control-allow-origin': 'https://own.test' } },
  )
})
