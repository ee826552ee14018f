// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../lib/errors.ts'
import type { Message } from './api/answers.ts'
import { sendMessage } from './api/send-message.ts'
import { hasKeptMessages } from './kept-messages.ts'
import { Outbox } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'

vi.mock('./api/send-message.ts', () => ({ sendMessage: vi.fn() }))
const send = vi.mocked(sendMessage)

const item = (id: string, at = id): Outgoing => ({ id, conversation: 'c', body: id, files: [], at })
const answer = ({ id, body }: Outgoing) => ({ id, body, number: 1 }) as Message
const ids = (outbox: Outbox) => outbox.get().map(({ id }) => id)
/** Stands in for the database: stores each id once. */
const arrived: string[] = []
const online = async (_: string, sent: Outgoing) => {
  if (!arrived.includes(sent.id)) arrived.push(sent.id)
  return answer(sent)
}
const offline = async () => {
  throw new AppError('network', 'Failed to fetch')
}

beforeEach(() => {
  localStorage.clear()
  arrived.length = 0
  send.mockReset()
  send.mockImplementation(online)
})

describe('a message', () => {
  it('is sent, reported, and removed from the device', async () => {
    const outbox = new Outbox('me')
    const told = vi.fn()
    outbox.onArrival(told)
    outbox.add(item('a'))
    expect(ids(outbox), 'shown before there is an answer').toEqual(['a'])
    expect(hasKeptMessages('me')).toBe(true)
    await outbox.flush()
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'a' }),
      expect.objectContaining({ id: 'a' }),
    )
    expect([ids(outbox), arrived, hasKeptMessages('me')]).toEqual([[], ['a'], false])
  })

  it('written offline outlives the tab, and the next one sends it, in order and once', async () => {
    send.mockImplementation(offline)
    const closed = new Outbox('me')
    closed.add(item('b', '2'))
    closed.add(item('a', '1'))
    await closed.flush()
    expect(closed.getState()).toBe('waiting')
    send.mockImplementation(online)
    const tabs = [new Outbox('me'), new Outbox('me')]
    expect(ids(tabs[0]!)).toEqual(['a', 'b'])
    await Promise.all(tabs.map((tab) => tab.flush()))
    expect(arrived).toEqual(['a', 'b'])
    expect(tabs.map((tab) => tab.get())).toEqual([[], []])
  })

  it('is sent automatically when the connection returns', async () => {
    send.mockImplementation(offline)
    const outbox = new Outbox('me')
    outbox.add(item('a'))
    await outbox.flush()
    send.mockImplementation(online)
    dispatchEvent(new Event('online'))
    await outbox.flush()
    expect(arrived).toEqual(['a'])
  })

  it('that is refused stays with its reason until retried or discarded; others are sent', async () => {
    send.mockImplementation(async (_, sent) => {
      if (sent.id === 'a') throw new AppError('blocked', 'No.')
      return online(_, sent)
    })
    const outbox = new Outbox('me')
    outbox.add(item('a', '1'))
    outbox.add(item('b', '2'))
    await outbox.flush()
    await outbox.flush()
    expect(outbox.get()).toMatchObject([{ id: 'a', problem: { code: 'blocked' } }])
    expect(arrived).toEqual(['b'])
    expect(new Outbox('me').get(), 'after a reload too').toMatchObject([{ problem: { code: 'blocked' } }])
    send.mockImplementation(online)
    outbox.retry('a')
    await outbox.flush()
    expect(arrived).toEqual(['b', 'a'])
    outbox.add(item('c'))
    outbox.discard('c')
    expect(hasKeptMessages('me')).toBe(false)
  })

  it("doesn't show for another person on the same device", async () => {
    send.mockImplementation(offline)
    const mine = new Outbox('me')
    mine.add(item('a'))
    await mine.flush()
    expect(new Outbox('you').get()).toEqual([])
    expect(hasKeptMessages('you')).toBe(false)
  })
})
