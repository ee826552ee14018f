import autocannon from 'autocannon'

export interface Measured {
  perSecond: number
  p99: number
  failed: number
}

/** Sends requests to one URL for some seconds over 32 connections. */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 32,
): Promise<Measured> {
  const result = await autocannon({ url, headers, duration: seconds, connections })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
