import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Figure, FigureSource } from './figures.ts'
import { requestClass } from './request-class.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What the server counts about itself, in the text format Prometheus reads. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly sources: FigureSource[] = []
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response.',
    labelNames: ['service', 'route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  })
  private readonly inProgress = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that are being answered.',
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  add(source: FigureSource): void {
    this.sources.push(source)
  }

  /** Times one request, until its response ends or its caller goes away. */
  watch(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const started = performance.now()
    this.inProgress.inc()
    outgoing.once('close', () => {
      this.inProgress.dec()
      const method = incoming.method ?? ''
      this.durations.observe(
        {
          ...requestClass(incoming.url ?? ''),
          method: methods.has(method) ? method : 'other',
          status: `${Math.floor(outgoing.statusCode / 100)}xx`,
        },
        (performance.now() - started) / 1000,
      )
    })
  }

  get contentType(): string {
    return this.registry.contentType
  }

  async text(): Promise<string> {
    const figures = (await Promise.all(this.sources.map((source) => source()))).flat()
    return (await this.registry.metrics()) + (await writeFigures(figures))
  }

  close(): void {
    this.registry.clear()
  }
}

/** In a registry of their own, so that what is gone, such as a deleted job, isn't reported any longer. */
async function writeFigures(figures: Figure[]): Promise<string> {
  const registry = new Registry()
  const gauges = new Map<string, Gauge>()
  for (const { name, help, value, labels = {} } of figures) {
    const known = gauges.get(name)
    const gauge = known ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }
  return registry.metrics()
}
