import type texts from '../../../i18n/en/webhooks.ts'

export interface NewEndpoint {
  url: string
  events: string[]
}

/** The key of an event's text: a dot would lead into the catalog. */
export const eventKey = (type: string) => type.replaceAll('.', '_') as keyof typeof texts.events

/** As it is sent to the database: the host in lower case, with foreign letters as DNS writes them. Undefined if it is no address. */
export function normalUrl(typed: string): string | undefined {
  if (!URL.canParse(typed.trim())) return
  const { protocol, href } = new URL(typed.trim())
  return /^https?:$/.test(protocol) ? href : undefined
}

/** Where an endpoint is, without what its address says beyond the host: that can be a secret. */
export const hostOf = (url: string): string => new URL(url).host
