import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export const freeMailDomainsQuery = () =>
  queryOptions({
    queryKey: ['administration', 'free-mail-domains'],
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await connect()
      const setting = unwrap(
        await client
          .from('platform_settings')
          .select('value')
          .eq('key', 'free_mail_domains')
          .abortSignal(signal)
          .single(),
      )
      return setting.value as string[]
    },
  })

export async function setFreeMailDomains(domains: string[]): Promise<string[]> {
  const client = await connect()
  return unwrap(await client.rpc('set_free_mail_domains', { domains }))
}
