import path from 'node:path'
import { freePort } from '../../server/postgres/free-port.ts'
import { startProgram, until } from './processes.ts'

const settings = path.join(import.meta.dirname, '../../deploy/proxy/haproxy.cfg')

/** HAProxy with the settings in deploy/, in front of two servers. Returns its address. */
export async function startBalancer(ports: number[]): Promise<string> {
  const place = `127.0.0.1:${await freePort()}`
  const [one, two] = ports.map((port) => `127.0.0.1:${port}`)
  const program = startProgram('haproxy', ['-db', '-f', settings], {
    env: { ESSOR_BIND: place, ESSOR_SERVER_1: one, ESSOR_SERVER_2: two },
  })
  const answers = async () => (await fetch(`http://${place}/livez`)).status === 404
  await until('the load balancer', answers, { details: program.output })
  return `http://${place}`
}
