import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Env } from '../config/env.ts'
import type { Log } from '../log.ts'

/** Sends traces to a collector over HTTP, as JSON. Says once when that begins to fail, and once when it works again. */
export function createExporter(env: Env, log: Log): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
  })
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !isFailing)
          log.warn({ reason: result.error?.message }, 'traces cannot be sent, and are dropped')
        if (!failed && isFailing) log.info('traces are sent again')
        isFailing = failed
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

/** `name=value` pairs, separated by commas and percent-encoded, as in a W3C baggage header. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2))
  const complete = pairs.filter(([name, value]) => name && value !== undefined)
  return Object.fromEntries(
    complete.map(([name, value]) => [name!.trim(), decodeURIComponent(value!.trim())]),
  )
}
