import { describeDemo } from './demo/demo.ts'
import { hasMailbox, mailWarning } from './mail/service.ts'
import { describeHosts, readAddress } from './postgres/address/address.ts'
import type { RunningServer } from './server.ts'

/** What the operator needs to know first. */
interface Summary {
  url: string
  /** The address people use, if it isn't the one above. */
  site?: string
  /** The mail server's name, without its password; the mailbox on this machine; or nothing at all. */
  email: { server?: string; mailbox?: string }
  data: string
  /** Not "password", which logs hide: this one is in the documentation. */
  demo?: { knownPassword: string; accounts: { label: string; email: string }[] }
}

export function summarize({ url, engine: { env, demo } }: RunningServer): Summary {
  return {
    url,
    ...(env.SITE_URL && env.SITE_URL !== url && { site: env.SITE_URL }),
    email: {
      ...(env.SMTP_URL && { server: hostOf(env.SMTP_URL) }),
      ...(hasMailbox(env) && { mailbox: `${url}/mailbox` }),
    },
    data: env.DATABASE_URL
      ? `${env.DATA_DIR}, ${describeHosts(readAddress(env.DATABASE_URL).route)}`
      : env.DATA_DIR,
    ...(demo?.isOpen &&
      demo.access && { demo: { knownPassword: demo.access.password, accounts: demo.access.accounts } }),
  }
}

/** Never the whole address: it contains the password. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'unknown'
}

/** The same for a terminal, in lines of a label and a text. */
export function describeSummary(server: RunningServer): string[] {
  const { url, site, email, data } = summarize(server)
  const { env, config, demo } = server.engine
  const warning = mailWarning(env, config)
  const said = demo ? describeDemo(demo, env.SITE_URL) : []
  return [
    '',
    `Open      ${url}`,
    ...(site ? [`Public    ${site}`] : []),
    ...(email.server ? [`Email     through ${email.server}`] : []),
    ...(email.mailbox ? [`Mailbox   ${email.mailbox}`] : []),
    `Data      ${data}`,
    'Stop      Ctrl-C',
    '',
    ...(said.length ? [...said, ''] : []),
    ...(warning ? [`Warning   ${warning}`, ''] : []),
  ]
}

/** The same for a log, one line of JSON for each. */
export function logSummary(server: RunningServer): void {
  const { env, config, demo, log } = server.engine
  log.info(summarize(server), 'ready')
  const warnings = demo ? describeDemo({ ...demo, access: undefined }, env.SITE_URL) : []
  if (warnings.length) log.warn(warnings.map((line) => line.slice(10)).join(' '))
  const warning = mailWarning(env, config)
  if (warning) log.warn(warning)
}
