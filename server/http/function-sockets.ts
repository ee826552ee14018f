/**
 * Local ports of the loopback connections that edge functions hold open, by thread. Functions run in threads of this
 * process, so their requests come from this machine, but on behalf of their callers: anything reserved for local
 * users must not answer them. Each thread marks its sockets, whichever library opens them.
 */
const threads = new Set<Uint8Array>()

/** Memory in which one thread marks its ports. */
export function newFunctionPorts(): Uint8Array {
  const ports = new Uint8Array(new SharedArrayBuffer(65_536))
  threads.add(ports)
  return ports
}

/** Called when the thread and its sockets are gone. */
export const forgetFunctionPorts = (ports: Uint8Array): boolean => threads.delete(ports)

export const isFunctionPort = (port: number | undefined): boolean =>
  port !== undefined && [...threads].some((ports) => Atomics.load(ports, port) > 0)
