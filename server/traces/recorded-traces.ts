import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Env } from '../config/env.ts'
import type { Log } from '../log.ts'
import { requestClass } from '../metrics/request-class.ts'
import { within } from '../within.ts'
import { createExporter } from './exporter.ts'
import { samplerOf } from './sampler.ts'
import type { EndSpan, SpanDetails, Traces } from './traces.ts'

/** An unavailable collector must not hold up a stop. */
const lastPatience = 3000

/** Probes would be most of the traces of a quiet server. */
const probes = /^\/(?:livez|readyz|healthz|health|metrics)(?:\?|$)/

const getter = {
  get: (headers: IncomingMessage['headers'], name: string) => headers[name],
  keys: (headers: IncomingMessage['headers']) => Object.keys(headers),
}
const setter = {
  set: (headers: Record<string, string>, name: string, value: string) => {
    headers[name] = value
  },
}

/** Traces sent with OpenTelemetry's protocol. Uses none of its global state, which all servers of a process share. */
export class RecordedTraces implements Traces {
  private readonly provider: TracerProvider
  private readonly tracer
  private readonly current = new AsyncLocalStorage<Context>()
  private readonly propagator = new W3CTraceContextPropagator()

  constructor(env: Env, log: Log) {
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': env.OTEL_SERVICE_NAME,
        'service.instance.id': randomUUID(),
      }),
      sampler: samplerOf(env),
      spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(env, log) })],
    })
    this.tracer = this.provider.getTracer('essor')
  }

  request(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void {
    const url = incoming.url ?? ''
    if (probes.test(url)) {
      answer()
      return
    }
    const { service, route } = requestClass(url)
    const method = incoming.method ?? ''
    const parent = this.propagator.extract(ROOT_CONTEXT, incoming.headers, getter)
    const attributes = {
      'http.request.method': method,
      'essor.service': service,
      'essor.route': route,
      'essor.request_id': String(outgoing.getHeader('x-request-id')),
    }
    const options = { kind: SpanKind.SERVER, attributes }
    const span = this.tracer.startSpan(`${method} ${service} ${route}`, options, parent)
    outgoing.once('close', () => {
      span.setAttribute('http.response.status_code', outgoing.statusCode)
      if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      if (!outgoing.writableFinished) span.setAttribute('essor.caller_left', true)
      span.end()
    })
    this.current.run(trace.setSpan(parent, span), answer)
  }

  child(name: string, details: SpanDetails): EndSpan | undefined {
    const context = this.current.getStore()
    if (!context) return undefined
    const span = this.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: details }, context)
    return (error) => end(span, error)
  }

  async span<T>(name: string, details: SpanDetails, work: (fail: () => void) => Promise<T>): Promise<T> {
    const context = this.current.getStore() ?? ROOT_CONTEXT
    const span = this.tracer.startSpan(name, { attributes: details }, context)
    const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
    try {
      const value = await this.current.run(trace.setSpan(context, span), () => work(fail))
      span.end()
      return value
    } catch (error) {
      end(span, error)
      throw error
    }
  }

  headers(): Record<string, string> {
    const headers: Record<string, string> = {}
    const context = this.current.getStore()
    if (context) this.propagator.inject(context, headers, setter)
    return headers
  }

  async close(): Promise<void> {
    await within(this.provider.shutdown(), lastPatience)
  }
}

/** The code of an error, never its message: messages of PostgreSQL and of mail servers contain what people wrote. */
function end(span: Span, error: unknown): void {
  if (error !== undefined) {
    const { code, name } = error as { code?: unknown; name?: unknown }
    span.setAttribute('error.type', String(code ?? name ?? 'unknown'))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
