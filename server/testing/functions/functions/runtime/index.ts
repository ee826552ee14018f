import process from 'node:process'

console.log('started with', { a: 1 })

async function attempt(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    return (error as Error).name
  }
}

let background = 'not yet'

Deno.serve({
  handler: async (request: Request) => {
    if (new URL(request.url).pathname.endsWith('/later')) {
      EdgeRuntime.waitUntil(
        new Promise((resolve) => setTimeout(resolve, 50)).then(() => {
          background = 'done'
        }),
      )
      EdgeRuntime.waitUntil(Promise.reject(new Error('harmless')))
      return new Response(background)
    }
    return Response.json({
      env: Deno.env.toObject(),
      processEnv: process.env,
      argv: process.argv.slice(2),
      cwdEndsWith: Deno.cwd().split('/').pop(),
      file: await Deno.readTextFile('./data.txt'),
      fileByUrl: await Deno.readTextFile(new URL('./data.txt', import.meta.url)),
      outside: await attempt(() => Deno.readTextFile('../../config.toml')),
      linked: await attempt(() => Deno.readTextFile('/etc/passwd')),
      missing: await attempt(() => Deno.readFile('nothing.txt')),
      upgrade: await attempt(() => Deno.upgradeWebSocket(request)),
      version: typeof Deno.version.deno,
    })
  },
})
