import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A DNS server on loopback that answers TXT questions from a map, and everything else with nothing. */
export async function startDns(records: Map<string, string>): Promise<{ address: string; close(): void }> {
  const socket = createSocket('udp4')
  socket.on('message', (question, peer) => socket.send(reply(question, records), peer.port, peer.address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

function reply(question: Buffer, records: Map<string, string>): Buffer {
  const labels: string[] = []
  let at = 12
  while (question[at]) {
    labels.push(question.toString('ascii', at + 1, at + 1 + question[at]!))
    at += 1 + question[at]!
  }
  const asked = question.subarray(12, at + 5)
  const value = records.get(labels.join('.').toLowerCase())
  const header = Buffer.from(question.subarray(0, 12))
  // A recursive answer without an error, to one question, without additional records.
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(value === undefined ? 0 : 1, 6)
  header.writeUInt16BE(0, 10)
  if (value === undefined) return Buffer.concat([header, asked])
  const text = Buffer.from(value)
  // A pointer to the name in the question, TXT, IN, one minute, and the text with its length.
  const answer = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length])
  return Buffer.concat([header, asked, answer, text])
}
