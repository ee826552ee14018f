import { ExitCode, StartFailure } from '../../failure.ts'
import { type Address, describeHosts } from './address.ts'
import { refusesTls } from './hosts.ts'

const unknownAuthority = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_GET_ISSUER_CERT',
  'CERT_SIGNATURE_FAILURE',
])

/** Why the first connection failed, and what to do. */
export function explainRefusal(error: Error, address: Address): StartFailure {
  const reason = error.message || (error as { code?: string }).code
  const advice = adviseOn(error, address) ?? (error.cause instanceof Error && adviseOn(error.cause, address))
  const lines = [`The database cannot be reached: ${reason}`, ...(advice ? [advice] : [])]
  return new StartFailure(ExitCode.database, lines.join('\n'), { cause: error })
}

function adviseOn(error: Error, { route }: Address): string | undefined {
  const { code = '', message } = error as { code?: string; message: string }
  if (refusesTls(error)) {
    return `sslmode=${route.tls} asks for TLS, which the database doesn't offer. Turn on "ssl" in its settings, or set sslmode=disable if the network between them is private.`
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `The certificate is for a name other than ${describeHosts(route)}. Use a name from the certificate in DATABASE_URL, or sslmode=verify-ca to accept any name that the authority has signed.`
  }
  if (unknownAuthority.has(code)) {
    return 'The certificate is signed by an authority that is not trusted here. Set sslrootcert to the file with the certificate of that authority.'
  }
  if (code === 'CERT_HAS_EXPIRED')
    return 'The certificate of the database has expired. Renew it on the database server.'
  if (code === '28000' && /no encryption/.test(message)) {
    return 'The database only accepts encrypted connections. Add sslmode=verify-full to DATABASE_URL, with sslrootcert if it has its own authority.'
  }
  if (code === '28000' && /certificate/.test(message)) {
    return 'The database asks for a client certificate. Set sslcert and sslkey.'
  }
  return undefined
}
