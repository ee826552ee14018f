// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { ownKey } from '../own-storage.ts'
import { Autosave, pause, retryAfter } from './autosave.ts'
import { deviceCopy } from './device-copy.ts'

interface Draft {
  text?: string
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  online(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
const copy = (tab?: string) => deviceCopy<Draft | null>('owner', 'place', tab)
const lost = () => new AppError('network', 'the response was lost')

/** A server with one draft, and tabs that have it open: with a copy on the device, or without. */
function setting({ isOnDevice = true, content = null as Draft | null, revision = 0 } = {}) {
  const server = { content, revision, seconds: 0, isDeleted: false }
  const time = { waiting: 0 }
  const save = vi.fn(async (draft: Draft | null, baseRevision: number, seconds: number) => {
    if (server.isDeleted || baseRevision !== server.revision)
      throw new AppError('revision_conflict', 'changed')
    server.content = draft
    server.seconds += seconds
    server.revision += 1
    return server.revision
  })
  const load = vi.fn(async () =>
    server.isDeleted ? null : { content: server.content, revision: server.revision },
  )
  const onSaved = vi.fn()
  const open = (tab?: string) =>
    new Autosave<Draft | null>({
      initial: { content: server.content, revision: server.revision },
      save,
      load,
      device: isOnDevice ? copy(tab) : undefined,
      time: {
        take: () => {
          const taken = time.waiting
          time.waiting = 0
          return taken
        },
        giveBack: (seconds) => {
          time.waiting += seconds
        },
      },
      onSaved,
    })
  /** Saves, but the tab never learns about it. */
  const loseNextResponse = () =>
    save.mockImplementationOnce(async (draft) => {
      server.content = draft
      server.revision += 1
      throw lost()
    })
  return { server, save, load, open, time, onSaved, loseNextResponse }
}

describe.each([true, false])('what is typed, with a copy on the device: %s', (isOnDevice) => {
  it('is saved once, shortly after the last change', async () => {
    const { server, save, open, onSaved } = setting({ isOnDevice, revision: 3 })
    const autosave = open()
    autosave.change({ text: 'a' })
    await vi.advanceTimersByTimeAsync(pause * 0.6)
    autosave.change({ text: 'ab' })
    await vi.advanceTimersByTimeAsync(pause * 0.9)
    expect(save).not.toHaveBeenCalled()
    expect(autosave.get().status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(pause * 0.1)
    expect(save.mock.calls).toEqual([[{ text: 'ab' }, 3, 0]])
    expect(server.content).toEqual({ text: 'ab' })
    expect(onSaved.mock.calls).toEqual([[{ content: { text: 'ab' }, revision: 4 }]])
    expect(autosave.get()).toMatchObject({ status: 'saved', savedAt: expect.any(Date) })
    expect(autosave.isAtRisk()).toBe(false)
    expect(copy().read()).toEqual([])
  })

  it('is saved after a running save, on its revision', async () => {
    const { save, open } = setting({ isOnDevice })
    const autosave = open()
    let answer = (_: number) => {}
    save.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    save.mockImplementationOnce(async () => 2)
    autosave.change({ text: 'a' })
    const first = autosave.flush()
    autosave.change({ text: 'ab' })
    const both = [autosave.flush(), autosave.flush()]
    answer(1)
    expect(await first).toBe(false)
    expect(await Promise.all(both)).toEqual([true, true])
    expect(save.mock.calls).toEqual([
      [{ text: 'a' }, 0, 0],
      [{ text: 'ab' }, 1, 0],
    ])
  })

  it('is saved automatically if it was typed while another save ran', async () => {
    const { server, open } = setting({ isOnDevice })
    const autosave = open()
    autosave.change({ text: 'one' })
    const first = autosave.flush()
    autosave.change({ text: 'two' })
    await first
    await vi.advanceTimersByTimeAsync(pause)
    expect(server.content).toEqual({ text: 'two' })
    expect(autosave.get().status).toBe('saved')
  })

  it('stays after a failure, and is saved when someone tries again', async () => {
    const { server, save, open } = setting({ isOnDevice })
    const autosave = open()
    save.mockRejectedValueOnce(new AppError('draft_too_large', 'too long'))
    autosave.change({ text: 'a' })
    expect(await autosave.flush()).toBe(false)
    expect(autosave.get()).toMatchObject({ status: 'failed', error: { code: 'draft_too_large' } })
    expect(autosave.isAtRisk()).toBe(!isOnDevice)
    await vi.advanceTimersByTimeAsync(retryAfter * 2)
    expect(save).toHaveBeenCalledTimes(1)
    expect(await autosave.flush()).toBe(true)
    expect(server.content).toEqual({ text: 'a' })
    expect(autosave.get().error).toBeUndefined()
  })

  it('is saved automatically after a network failure', async () => {
    const { server, save, open } = setting({ isOnDevice })
    const autosave = open()
    save.mockRejectedValueOnce(lost())
    autosave.change({ text: 'a' })
    expect(await autosave.flush()).toBe(false)
    expect(autosave.get()).toMatchObject(
      isOnDevice ? { status: 'offline' } : { status: 'failed', error: { code: 'network' } },
    )
    await vi.advanceTimersByTimeAsync(retryAfter)
    expect(autosave.get().status).toBe('saved')
    expect(server.content).toEqual({ text: 'a' })
  })

  it('waits while offline, with its time', async () => {
    const { server, save, open, time } = setting({ isOnDevice })
    const autosave = open()
    online(false)
    time.waiting = 20
    autosave.change({ text: 'offline' })
    await vi.advanceTimersByTimeAsync(pause)
    expect(autosave.get().status).toBe(isOnDevice ? 'offline' : 'failed')
    expect(save).not.toHaveBeenCalled()
    online(true)
    await autosave.flush()
    expect(server).toMatchObject({ content: { text: 'offline' }, seconds: 20 })
  })

  it('recognizes its own change whose response was lost, and no other', async () => {
    const { server, save, open, loseNextResponse } = setting({ isOnDevice })
    const autosave = open()
    loseNextResponse()
    autosave.change({ text: 'a' })
    await autosave.flush()
    autosave.change({ text: 'ab' })
    expect(await autosave.flush()).toBe(true)
    expect(save.mock.lastCall).toEqual([{ text: 'ab' }, 1, 0])
    expect(server.content).toEqual({ text: 'ab' })

    save.mockRejectedValueOnce(lost())
    autosave.change({ text: 'abc' })
    await autosave.flush()
    Object.assign(server, { content: { text: 'of someone else' }, revision: 3 })
    expect(await autosave.flush()).toBe(false)
    expect(autosave.get().status).toBe('conflict')
  })

  it('is not sent again if it arrived and only the response was lost', async () => {
    const { save, open, loseNextResponse } = setting({ isOnDevice })
    const autosave = open()
    loseNextResponse()
    autosave.change({ text: 'a' })
    await autosave.flush()
    expect(await autosave.flush()).toBe(true)
    expect(save).toHaveBeenCalledTimes(2)
    autosave.change({ text: 'ab' })
    expect(await autosave.flush()).toBe(true)
  })

  it('becomes a choice if it was changed elsewhere, and nothing is lost before it is made', async () => {
    const { server, save, open } = setting({ isOnDevice })
    const [here, there] = [open(), open()]
    there.change({ text: 'there' })
    await there.flush()
    here.change({ text: 'here' })
    await here.flush()
    expect(here.get()).toMatchObject({
      status: 'conflict',
      content: { text: 'here' },
      theirs: { content: { text: 'there' }, revision: 1 },
    })
    expect(server.content).toEqual({ text: 'there' })
    const saves = save.mock.calls.length
    here.change({ text: 'here, and more' })
    await vi.advanceTimersByTimeAsync(retryAfter)
    expect(await here.flush()).toBe(false)
    expect(save).toHaveBeenCalledTimes(saves)
    expect(await here.resolve('mine')).toBe(true)
    expect(server.content).toEqual({ text: 'here, and more' })
    there.change({ text: 'again' })
    await there.flush()
    expect(await there.resolve('theirs')).toBe(true)
    expect(there.get()).toMatchObject({ status: 'saved', content: { text: 'here, and more' } })
    expect(there.isAtRisk()).toBe(false)
    there.change({ text: 'and on' })
    expect(await there.flush()).toBe(true)
  })

  it('overwrites only what the person has seen', async () => {
    const { server, open } = setting({ isOnDevice })
    const here = open()
    Object.assign(server, { content: { text: 'there' }, revision: 1 })
    here.change({ text: 'here' })
    await here.flush()
    Object.assign(server, { content: { text: 'there, and more' }, revision: 2 })
    expect(await here.resolve('mine')).toBe(false)
    expect(here.get()).toMatchObject({ status: 'conflict', theirs: { content: { text: 'there, and more' } } })
    expect(await here.overwrite(2)).toBe(true)
    expect(server.content).toEqual({ text: 'here' })
  })

  it('stays if it was deleted elsewhere', async () => {
    const { server, open } = setting({ isOnDevice })
    const autosave = open()
    server.isDeleted = true
    autosave.change({ text: 'here' })
    await autosave.flush()
    expect(autosave.get()).toMatchObject({ status: 'conflict', content: { text: 'here' }, theirs: null })
    expect(await autosave.resolve('theirs')).toBe(false)
    expect(autosave.get()).toMatchObject({ content: { text: 'here' }, theirs: null })
  })

  it('is compared later if what was saved elsewhere can’t be read now', async () => {
    const { server, load, open } = setting({ isOnDevice })
    const autosave = open()
    Object.assign(server, { content: { text: 'there' }, revision: 1 })
    load.mockRejectedValueOnce(lost())
    autosave.change({ text: 'here' })
    await autosave.flush()
    expect(autosave.get().status).toBe(isOnDevice ? 'offline' : 'failed')
    await vi.advanceTimersByTimeAsync(retryAfter)
    expect(autosave.get()).toMatchObject({ status: 'conflict', theirs: { content: { text: 'there' } } })
  })

  it('says why what was saved elsewhere is no longer readable', async () => {
    const { server, load, open } = setting({ isOnDevice })
    const autosave = open()
    server.revision = 1
    load.mockRejectedValueOnce(new AppError('not_allowed', 'no longer yours'))
    autosave.change({ text: 'here' })
    await autosave.flush()
    expect(autosave.get()).toMatchObject({ status: 'failed', error: { code: 'not_allowed' } })
  })

  it('is no conflict if it is the same in both windows, and neither is time alone', async () => {
    const { open, time } = setting({ isOnDevice })
    const [here, there] = [open(), open()]
    there.change({ text: 'same' })
    await there.flush()
    here.change({ text: 'same' })
    await here.flush()
    expect(here.get().status).toBe('saved')
    there.change({ text: 'newer' })
    await there.flush()
    time.waiting = 5
    await here.flush(true)
    expect(here.get()).toMatchObject({ status: 'saved', content: { text: 'newer' } })
  })

  it('is never replaced by what was refetched', () => {
    const { open } = setting({ isOnDevice, revision: 2 })
    const autosave = open()
    autosave.receive({ content: { text: 'older' }, revision: 1 })
    expect(autosave.get().content).toBeNull()
    autosave.receive({ content: { text: 'newer' }, revision: 3 })
    expect(autosave.get().content).toEqual({ text: 'newer' })
    autosave.change({ text: 'typed' })
    autosave.receive({ content: { text: 'newest' }, revision: 4 })
    expect(autosave.get()).toMatchObject({ content: { text: 'typed' }, status: 'waiting' })
  })
})

describe('the copy on the device', () => {
  it('survives the tab closing before it was sent', async () => {
    const { server, open } = setting()
    open().change({ text: 'half a sentence' })
    vi.clearAllTimers()
    const again = open()
    expect(again.get().content).toEqual({ text: 'half a sentence' })
    expect(again.isAtRisk()).toBe(false)
    await vi.advanceTimersByTimeAsync(10)
    expect(server.content).toEqual({ text: 'half a sentence' })
    expect(copy().read()).toEqual([])
  })

  it('is a choice if something else was saved since', async () => {
    const { server, open } = setting()
    open().change({ text: 'half a sentence' })
    vi.clearAllTimers()
    Object.assign(server, { content: { text: 'there' }, revision: 1 })
    const again = open()
    expect(again.get()).toMatchObject({
      status: 'conflict',
      content: { text: 'half a sentence' },
      theirs: { content: { text: 'there' } },
    })
    await again.resolve('mine')
    expect(server.content).toEqual({ text: 'half a sentence' })
  })

  it('is removed once another tab has saved it', async () => {
    const { server, open } = setting()
    open('closed').change({ text: 'half a sentence' })
    vi.clearAllTimers()
    open('next')
    await vi.advanceTimersByTimeAsync(10)
    expect(server.content).toEqual({ text: 'half a sentence' })
    expect(copy().read()).toEqual([])
  })

  it('stays a choice if more is typed before it is made', async () => {
    const { server, open } = setting()
    open('first').change({ text: 'here' })
    vi.clearAllTimers()
    Object.assign(server, { content: { text: 'there' }, revision: 1 })
    open('second').change({ text: 'here, and more' })
    const again = open('third')
    await vi.advanceTimersByTimeAsync(10)
    expect(again.get()).toMatchObject({
      status: 'conflict',
      content: { text: 'here, and more' },
      theirs: { content: { text: 'there' } },
    })
    expect(server.content).toEqual({ text: 'there' })
  })

  describe('of two tabs that were offline', () => {
    /** Both have typed and were closed, the second last. */
    async function closed(isChangedElsewhere = false) {
      const all = setting()
      online(false)
      const tabs = [all.open('one'), all.open('two')]
      for (const [index, tab] of tabs.entries()) {
        tab.change({ text: `tab ${index + 1}` })
        await vi.advanceTimersByTimeAsync(pause)
        expect(tab.get().status).toBe('offline')
        expect(tab.isAtRisk()).toBe(false)
      }
      vi.clearAllTimers()
      online(true)
      if (isChangedElsewhere) Object.assign(all.server, { content: { text: 'there' }, revision: 1 })
      return all
    }

    it.each([
      ['mine', 'tab 2'],
      ['theirs', 'tab 1'],
    ] as const)('are both kept until the person chooses %s', async (choice, text) => {
      const { server, save, open } = await closed()
      const undecided = open('three')
      const seen = { status: 'conflict', content: { text: 'tab 2' }, theirs: { content: { text: 'tab 1' } } }
      expect(undecided.get()).toMatchObject(seen)
      await vi.advanceTimersByTimeAsync(retryAfter)
      expect(save).not.toHaveBeenCalled()
      const again = open('four')
      expect(again.get()).toMatchObject(seen)
      expect(await again.resolve(choice)).toBe(true)
      expect(again.get()).toMatchObject({ status: 'saved', content: { text } })
      expect(server.content).toEqual({ text })
      expect(copy().read()).toEqual([])
    })

    it('are then compared with what was saved elsewhere', async () => {
      const { server, open } = await closed(true)
      const tab = open('three')
      expect(await tab.resolve('theirs')).toBe(false)
      expect(tab.get()).toMatchObject({
        status: 'conflict',
        content: { text: 'tab 1' },
        theirs: { content: { text: 'there' } },
      })
      expect(copy().read()).toMatchObject([{ content: { text: 'tab 1' } }])
      expect(await tab.resolve('mine')).toBe(true)
      expect(server.content).toEqual({ text: 'tab 1' })
    })

    it('are left to their tabs as long as those are open', async () => {
      const { server, open } = setting()
      online(false)
      const [one, two] = [open('one'), open('two')]
      one.change({ text: 'tab 1' })
      two.change({ text: 'tab 2' })
      online(true)
      await one.flush()
      await two.flush()
      expect(two.get()).toMatchObject({ status: 'conflict', theirs: { content: { text: 'tab 1' } } })
      expect(copy().read()).toMatchObject([{ content: { text: 'tab 2' } }])
      await two.resolve('theirs')
      expect(server.content).toEqual({ text: 'tab 1' })
      expect(copy().read()).toEqual([])
    })
  })

  it('is found under the key of earlier versions', async () => {
    const { server, open } = setting()
    const kept = { draft: { text: 'before the update' }, baseRevision: 0, tab: 'x' }
    localStorage.setItem(ownKey('draft', 'owner:place'), JSON.stringify(kept))
    expect(open().get().content).toEqual({ text: 'before the update' })
    await vi.advanceTimersByTimeAsync(10)
    expect(server.content).toEqual({ text: 'before the update' })
    expect(localStorage).toHaveLength(0)
  })

  it('is only promised if the browser has kept it', async () => {
    const { save, open } = setting()
    const autosave = open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    save.mockRejectedValueOnce(lost())
    autosave.change({ text: 'a' })
    await autosave.flush()
    expect(autosave.get().status).toBe('failed')
    expect(autosave.isAtRisk()).toBe(true)
  })
})
