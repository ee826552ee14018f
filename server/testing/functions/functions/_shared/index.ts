Deno.serve(() => new Response('shared'))
