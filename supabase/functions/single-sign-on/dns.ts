import { Resolver } from 'node:dns/promises'

/** Whether a TXT record of that name has the value. A name without records, and one no server answers for, have none. */
export async function hasRecord(name: string, value: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const own = Deno.env.get('DNS_RESOLVER')
  if (own) resolver.setServers([own])
  const records = await resolver.resolveTxt(name).catch((error: { code?: string }) => {
    if (!isMissing(error)) console.error(`no TXT record could be read: ${error.code}`)
    return []
  })
  return records.some((parts) => parts.join('') === value)
}

const isMissing = ({ code }: { code?: string }) => code === 'ENOTFOUND' || code === 'ENODATA'
