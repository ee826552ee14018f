import { get } from 'node:http'
import { connect, Socket } from 'node:net'

type Ask = (address: URL) => Promise<number>

const byNode: Ask = (address) =>
  new Promise((resolve, reject) => {
    get(address, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode!)
    }).on('error', reject)
  })

const bySocket =
  (open: (port: number) => Socket): Ask =>
  (address) =>
    new Promise((resolve, reject) => {
      const socket = open(Number(address.port))
      socket.on('error', reject)
      socket.once('data', (chunk) => {
        resolve(Number(String(chunk).split(' ')[1]))
        socket.destroy()
      })
      socket.write(
        `GET ${address.pathname} HTTP/1.1\r\nhost: ${address.host}\r\nsec-fetch-site: none\r\n\r\n`,
      )
    })

const ways: Record<string, Ask> = {
  fetch: async (address) => (await fetch(address)).status,
  headers: async (address) => (await fetch(address, { headers: { 'sec-fetch-site': 'none' } })).status,
  http: byNode,
  connect: bySocket((port) => connect(port, '127.0.0.1')),
  socket: bySocket((port) => new Socket().connect(port, 'localhost')),
}

/** Requests a path of the server it runs in, in every way a function can. */
Deno.serve(async (request) => {
  const path = new URL(request.url).searchParams.get('path')!
  const address = new URL(path, Deno.env.get('SUPABASE_URL'))
  const answers: Record<string, number> = {}
  for (const [way, ask] of Object.entries(ways)) answers[way] = await ask(address)
  return Response.json(answers)
})
