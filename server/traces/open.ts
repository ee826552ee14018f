import type { Env } from '../config/env.ts'
import type { Log } from '../log.ts'
import type { Traces } from './traces.ts'

/** Loads OpenTelemetry only if there is an address to send traces to. */
export async function openTraces(env: Env, log: Log): Promise<Traces | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { RecordedTraces } = await import('./recorded-traces.ts')
  return new RecordedTraces(env, log)
}
