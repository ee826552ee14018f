import { createClient } from 'npm:@supabase/supabase-js@2'

Deno.serve(async () => {
  const url = Deno.env.get('SUPABASE_URL')!
  const client = createClient(url, Deno.env.get('SUPABASE_SERVICE_ROLE_KEY')!)
  const answer = await fetch(`${url}/healthz`)
  return Response.json({ client: typeof client.from, health: await answer.json() })
})
