/** Calls its own backend: by address, and with a request that has a body and pretends to come through a proxy. */
Deno.serve(async () => {
  const url = Deno.env.get('SUPABASE_URL')!
  const health = await fetch(`${url}/auth/v1/health`, {
    headers: { apikey: Deno.env.get('SUPABASE_ANON_KEY')! },
  })
  const request = new Request(`${url}/functions/v1/mirror?a=1`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-own': 'yes' },
    body: 'é',
  })
  const mirrored = await fetch(request)
  return Response.json({ health: health.status, mirrored: await mirrored.json() })
})
