import { Socket } from 'node:net'

type Connect = (this: Socket, ...values: unknown[]) => Socket

/** Marks the local port of every loopback connection before a byte can be sent, for as long as it is open. */
export function markSockets(ports: Uint8Array): void {
  const connect = Socket.prototype.connect as Connect
  const marked: Connect = function (...values) {
    this.prependOnceListener('connect', () => mark(this, ports))
    return connect.apply(this, values)
  }
  Socket.prototype.connect = marked as typeof Socket.prototype.connect
}

function mark(socket: Socket, ports: Uint8Array): void {
  const { localAddress = '', localPort } = socket
  const isLoopback = localAddress === '::1' || /^(::ffff:)?127\./.test(localAddress)
  if (localPort === undefined || !isLoopback) return
  Atomics.add(ports, localPort, 1)
  socket.once('close', () => Atomics.sub(ports, localPort, 1))
}
