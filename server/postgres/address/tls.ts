import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { invalid } from './invalid.ts'
import type { Parameters } from './parameters.ts'

const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
type Mode = (typeof modes)[number]

export interface Tls {
  /** Undefined if neither the address nor the environment says anything: then connections aren't encrypted. */
  mode: Mode | undefined
  options: ConnectionOptions | false
  bindsChannel: boolean
}

/** Encryption with libpq's meaning. pg's own reading of `require` and `verify-ca` is about to change. */
export function readTls(given: Parameters): Tls {
  const mode = readMode(given)
  const bindsChannel = readBinding(given.channel_binding, mode)
  if (mode === undefined || mode === 'disable') return { mode, options: false, bindsChannel }
  const { sslcert, sslkey, sslpassword } = given
  if (!sslcert !== !sslkey) throw invalid('A client certificate needs both sslcert and sslkey.')
  return {
    mode,
    options: {
      ...verification(mode, given.sslrootcert),
      ...(sslcert && sslkey && { cert: read('sslcert', sslcert), key: read('sslkey', sslkey) }),
      ...(sslpassword && { passphrase: sslpassword }),
    },
    bindsChannel,
  }
}

function verification(mode: Mode, root: string | undefined): ConnectionOptions {
  const ca = root && root !== 'system' ? { ca: read('sslrootcert', root) } : {}
  const anyName = { checkServerIdentity: () => undefined }
  if (mode === 'verify-full' || root === 'system') return ca
  if (mode === 'verify-ca' && !root) {
    throw invalid(
      "sslmode=verify-ca needs sslrootcert, the file of the authority that signed the database's certificate.",
    )
  }
  // As in libpq, an authority that is named is used, whatever the mode.
  if (root && mode !== 'prefer') return { ...ca, ...anyName }
  return { rejectUnauthorized: false }
}

function readMode({ sslmode, ssl }: Parameters): Mode | undefined {
  const given = sslmode ?? (ssl && { true: 'verify-full', '1': 'verify-full', '0': 'disable' }[ssl]) ?? ssl
  if (given === undefined) return undefined
  if (given === 'no-verify') return 'require'
  if (given === 'false') return 'disable'
  const mode = modes.find((one) => one === given)
  if (mode) return mode
  throw invalid(`sslmode can't be "${given}". Use disable, prefer, require, verify-ca or verify-full.`)
}

/** Ties the password's proof to the certificate. Only on request: some certificates can't be bound. */
function readBinding(given: string | undefined, mode: Mode | undefined): boolean {
  if (given === undefined || given === 'disable') return false
  if (given === 'prefer') return true
  throw invalid(
    `channel_binding can't be "${given}". Use prefer, or sslmode=verify-full${mode ? '' : ' to be sure of the server'}.`,
  )
}

function read(name: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw invalid(`The file of ${name} can't be read: ${(error as Error).message}.`)
  }
}
