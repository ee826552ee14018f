import type { Page } from './test.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In microseconds, as the durations. */
  ts: number
  dur?: number
  /** Processor time: waiting for other programs doesn't count. */
  tdur?: number
  args: { name?: string }
}

export interface Traced {
  /** The processor time of each of the main thread's tasks, longest first. */
  tasks: number[]
  /** The processor time of the tasks between two marks of the page. */
  between: (first: string, last: string) => number
}

/** What the main thread of a page does meanwhile. */
export async function traceMainThread(page: Page, meanwhile: () => Promise<unknown>): Promise<Traced> {
  const browser = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
    },
  })
  await meanwhile()
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.end')
  await complete
  await browser.detach()
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid))
    .sort((one, other) => costOf(other) - costOf(one))
  // Other tabs have a main thread too.
  const own = threads[0]!
  const at = (mark: string) => own.find(({ name }) => name === mark)!.ts
  return {
    tasks: tasksIn(own).sort((one, other) => other - one),
    between: (first, last) =>
      sum(tasksIn(own.filter(({ ts, dur = 0 }) => ts + dur > at(first) && ts < at(last)))),
  }
}

export const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
const tasksIn = (events: TraceEvent[]) =>
  events.flatMap(({ name, tdur }) => (name === 'RunTask' && tdur ? [tdur] : []))
const costOf = (events: TraceEvent[]) => sum(tasksIn(events))
