Deno.serve(() => new Response('hidden'))
