import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookupPublic } from '../../net/public-address.ts'
import { AuthError, badRequest } from '../errors.ts'
import { largestMetadata } from './idp-metadata.ts'

const patienceMs = 10_000

/**
 * Downloads the metadata of an identity provider. People who may add providers must not make the server read from its
 * own network, so only public addresses are reached, and redirects aren't followed.
 */
export async function fetchMetadata(address: string): Promise<string> {
  if (!URL.canParse(address)) throw badRequest('validation_failed', 'metadata_url is not a valid URL')
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password) {
    throw badRequest('validation_failed', 'metadata_url is not a HTTPS URL')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) throw failed('the address is not public')
  return download(url)
}

function download(url: URL): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        lookup: lookupPublic,
        signal: AbortSignal.timeout(patienceMs),
        headers: { accept: 'application/xml' },
      },
      (response) => {
        if (response.statusCode !== 200) {
          response.destroy()
          return reject(failed(`HTTP ${response.statusCode}`))
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > largestMetadata) return response.destroy(failed('the document is too large'))
          chunks.push(chunk)
        })
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
        response.on('error', reject)
      },
    )
    outgoing.on('error', (error) => reject(error instanceof AuthError ? error : failed(error.message)))
    outgoing.end()
  })
}

const failed = (reason: string) =>
  badRequest('saml_metadata_fetch_failed', `Unable to fetch metadata from the URL: ${reason}`)
