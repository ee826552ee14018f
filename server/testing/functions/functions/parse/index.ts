Deno.serve(async (request) => new Response(typeof (await request.json())))
