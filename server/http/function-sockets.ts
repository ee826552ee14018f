/**
 * Local ports of the loopback connections that edge functions hold open, thread by thread. Functions run in threads of
 * this process and so come from this machine, but they ask in the name of whoever called them: what is for the
 * machine's own people alone must not answer them. Each thread marks its sockets, whatever library opens them.
 */
const threads = new Set<Uint8Array>()

/** Memory in which one thread marks its ports. */
export function newFunctionPorts(): Uint8Array {
  const ports = new Uint8Array(new SharedArrayBuffer(65_536))
  threads.add(ports)
  return ports
}

/** The thread is gone, and its sockets with it. */
export const forgetFunctionPorts = (ports: Uint8Array): boolean => threads.delete(ports)

export const isFunctionPort = (port: number | undefined): boolean =>
  port !== undefined && [...threads].some((ports) => Atomics.load(ports, port) > 0)
