// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { findBinding, keepBinding } from './platform-storage.ts'

const keeper = { storage: '_parent', origin: 'https://moodle.test' }
const sent: { message: Record<string, string>; origin: string }[] = []

/** A platform around us that answers from an origin. */
function surround(origin = keeper.origin, answer: object = {}) {
  const kept = new Map<string, string>()
  const around = {
    postMessage(message: Record<string, string>, to: string) {
      sent.push({ message, origin: to })
      if (message.value) kept.set(message.key!, message.value)
      const data = {
        subject: `${message.subject}.response`,
        message_id: message.message_id,
        value: kept.get(message.key!),
        ...answer,
      }
      setTimeout(() => window.dispatchEvent(new MessageEvent('message', { origin, data })))
    },
  }
  vi.spyOn(window, 'parent', 'get').mockReturnValue(around as never)
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  sent.length = 0
})

it('finds the binding in the browser’s own storage', async () => {
  await keepBinding('one', 'secret')
  expect(await findBinding('one')).toBe('secret')
  expect(await findBinding('two')).toBeUndefined()
})

it('finds it at the platform if the browser forgot it', async () => {
  surround()
  await keepBinding('one', 'secret', keeper)
  sessionStorage.clear()
  expect(await findBinding('one', keeper)).toBe('secret')
  expect(new Set(sent.map(({ origin }) => origin))).toEqual(new Set([keeper.origin]))
})

it('takes no answer from elsewhere, of another message, or with an error', async () => {
  surround('https://elsewhere.test', { value: 'theirs' })
  expect(await findBinding('one', keeper)).toBeUndefined()
  surround(keeper.origin, { value: 'theirs', message_id: 'another' })
  expect(await findBinding('one', keeper)).toBeUndefined()
  surround(keeper.origin, { value: 'theirs', error: { code: 'storage_exhaustion' } })
  expect(await findBinding('one', keeper)).toBeUndefined()
})
