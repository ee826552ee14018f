import { WebSocketServer } from 'ws'

/** The least a server can do: whatever one socket sends goes to all others. No channels, no permissions, no limits. */
const port = Number(process.argv[2])
const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false })
server.on('listening', () => process.send!('ready'))
server.on('connection', (sender) => {
  sender.on('message', (data, binary) => {
    for (const receiver of server.clients) if (receiver !== sender) receiver.send(data, { binary })
  })
})
