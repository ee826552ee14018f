import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { freePort } from '../server/postgres/free-port.ts'
import { removeFolder, startProcess, stopProcess, temporaryFolder } from './process.ts'

/**
 * One sender and 50 receivers on one channel: messages per second with 32 in flight, compared with a bare relay on the
 * same library in the same run, and the latency at 200 messages per second. Fails below half of the relay's rate.
 */
const receivers = 50
const underWay = 32
const steady = 200
const seconds = 3
const rounds = 3
const topic = 'realtime:bench'

interface Peer {
  sender: WebSocket
  receivers: WebSocket[]
  /** The frame that carries the time it was sent. */
  frame(sentAt: number): Buffer
}

const folder = await temporaryFolder()
const project = { SUPABASE_DIR: path.join(import.meta.dirname, 'supabase') }
const server = await startProcess(project, folder, ['--import', 'tsx', 'bench/realtime-server.ts'])
const relayPort = await freePort()
const relay = spawn(process.execPath, ['--import', 'tsx', 'bench/realtime-relay.ts', String(relayPort)], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
await once(relay, 'message')

try {
  const url = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${server.publishableKey}`
  const ours = await connect(url, join, (body) => {
    const parts = ['1', '2', topic, 'tick', '']
    return Buffer.concat([
      Buffer.from([3, ...parts.map((part) => part.length), 0]),
      Buffer.from(parts.join('')),
      body,
    ])
  })
  const theirs = await connect(
    `ws://127.0.0.1:${relayPort}`,
    async () => undefined,
    (body) => body,
  )

  const latency = await measureLatency(ours)
  console.log(
    `at ${steady} messages/s to ${receivers} receivers: p50 ${latency.p50.toFixed(2)} ms, p99 ${latency.p99.toFixed(2)} ms`,
  )
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const base = await measureThroughput(theirs)
    const mine = await measureThroughput(ours)
    ratios.push(mine / base)
    console.log(
      `round ${round}: server ${mine} messages/s (${mine * receivers} deliveries/s), bare relay ${base} messages/s`,
    )
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)]!
  console.log(`realtime: ${median.toFixed(2)} times the bare relay (at least 0.5 wanted)`)
  if (median < 0.5) process.exitCode = 1
  for (const peer of [ours, theirs]) for (const socket of [peer.sender, ...peer.receivers]) socket.terminate()
} finally {
  await stopProcess(relay)
  await server.stop()
  await removeFolder(folder)
}

async function connect(
  url: string,
  prepare: (socket: WebSocket) => Promise<void>,
  wrap: (body: Buffer) => Buffer,
): Promise<Peer> {
  const open = async () => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    await once(socket, 'open')
    await prepare(socket)
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: receivers + 1 }, open))
  const [sender, ...others] = sockets
  return {
    sender: sender!,
    receivers: others,
    frame(sentAt) {
      const body = Buffer.alloc(200)
      body.writeDoubleLE(sentAt, 192)
      return wrap(body)
    },
  }
}

async function join(socket: WebSocket): Promise<void> {
  const presence = { enabled: false }
  socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config: { presence } }]))
  await once(socket, 'message')
}

async function measureLatency(peer: Peer): Promise<{ p50: number; p99: number }> {
  const taken: number[] = []
  const onMessage = (data: Buffer) => taken.push(performance.now() - data.readDoubleLE(data.length - 8))
  for (const socket of peer.receivers) socket.on('message', onMessage)
  const started = performance.now()
  for (let sent = 0; sent < steady * seconds; sent++) {
    peer.sender.send(peer.frame(performance.now()))
    const due = started + ((sent + 1) * 1000) / steady
    if (due > performance.now()) await sleep(due - performance.now())
  }
  await sleep(200)
  for (const socket of peer.receivers) socket.off('message', onMessage)
  if (taken.length !== steady * seconds * receivers) throw new Error(`only ${taken.length} messages arrived`)
  taken.sort((a, b) => a - b)
  return { p50: taken[Math.floor(taken.length * 0.5)]!, p99: taken[Math.floor(taken.length * 0.99)]! }
}

/** For a second, sends another message whenever one has reached everyone. */
async function measureThroughput(peer: Peer): Promise<number> {
  let arrived = 0
  let sent = 0
  const send = () => {
    sent++
    peer.sender.send(peer.frame(0))
  }
  const onMessage = () => {
    arrived++
    if (arrived % receivers === 0 && performance.now() < end) send()
  }
  for (const socket of peer.receivers) socket.on('message', onMessage)
  const started = performance.now()
  const end = started + 1000
  for (let n = 0; n < underWay; n++) send()
  while (arrived < sent * receivers || performance.now() < end) {
    if (performance.now() > end + 5000)
      throw new Error(`${sent * receivers - arrived} messages never arrived`)
    await sleep(5)
  }
  const took = (performance.now() - started) / 1000
  for (const socket of peer.receivers) socket.off('message', onMessage)
  return Math.round(sent / took)
}
