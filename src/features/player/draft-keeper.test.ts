// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../lib/errors.ts'
import type { StepSave } from './api/save-step.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { keptDraft } from './kept-drafts.ts'
import type { Draft } from './play.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  online(true)
})
afterEach(() => vi.useRealTimers())

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

/** A server with one step, and a tab that has it open. */
function setting(onServer: { draft: Draft | null; revision: number } = { draft: null, revision: 0 }) {
  const server = { ...onServer, saves: 0, seconds: 0 }
  const time = { waiting: 0 }
  const save = vi.fn(
    async ({ draft, baseRevision, seconds }: Pick<StepSave, 'draft' | 'baseRevision' | 'seconds'>) => {
      if (baseRevision !== server.revision) throw new AppError('draft_conflict', 'changed')
      server.draft = draft
      server.seconds += seconds
      server.revision += 1
      return server.revision
    },
  )
  const open = () =>
    new DraftKeeper({
      initial: { draft: server.draft, revision: server.revision },
      storage: keptDraft('e', 's'),
      save,
      load: async () => ({ draft: server.draft, revision: server.revision }),
      takeSeconds: () => {
        const taken = time.waiting
        time.waiting = 0
        return taken
      },
      giveBackSeconds: (seconds) => {
        time.waiting += seconds
      },
      onSaved: () => undefined,
    })
  return { server, save, open, time }
}

describe('a draft', () => {
  it('is sent once, shortly after the last keystroke', async () => {
    const { server, save, open } = setting()
    const keeper = open()
    keeper.change({ text: 'a' })
    await vi.advanceTimersByTimeAsync(500)
    keeper.change({ text: 'ab' })
    expect(keeper.get().status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(900)
    expect(save).toHaveBeenCalledTimes(1)
    expect(server.draft).toEqual({ text: 'ab' })
    expect(keeper.get()).toMatchObject({ status: 'saved', savedAt: expect.any(Date) })
    expect(keptDraft('e', 's').read()).toBeUndefined()
  })

  it('survives the tab closing before it was sent', async () => {
    const { server, open } = setting()
    open().change({ text: 'half a sentence' })
    vi.clearAllTimers()
    const again = open()
    expect(again.get().draft).toEqual({ text: 'half a sentence' })
    await vi.advanceTimersByTimeAsync(10)
    expect(server.draft).toEqual({ text: 'half a sentence' })
  })

  it('waits on this device while offline, with its time', async () => {
    const { server, open, time } = setting()
    const keeper = open()
    online(false)
    time.waiting = 20
    keeper.change({ text: 'offline' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(keeper.get().status).toBe('offline')
    expect(server.revision).toBe(0)
    online(true)
    await keeper.flush()
    expect(server).toMatchObject({ draft: { text: 'offline' }, seconds: 20 })
  })

  it('that was changed elsewhere becomes a choice, and nothing is lost before it is made', async () => {
    const { server, open } = setting()
    const [here, there] = [open(), open()]
    there.change({ text: 'there' })
    await there.flush()
    here.change({ text: 'here' })
    await here.flush()
    expect(here.get()).toMatchObject({
      status: 'conflict',
      draft: { text: 'here' },
      theirs: { text: 'there' },
    })
    expect(server.draft).toEqual({ text: 'there' })
    await here.resolve('mine')
    expect(server.draft).toEqual({ text: 'here' })
    there.change({ text: 'again' })
    await there.flush()
    await there.resolve('theirs')
    expect(there.get()).toMatchObject({ status: 'saved', draft: { text: 'here' } })
  })

  it('that is the same in both windows is no conflict, and neither is time alone', async () => {
    const { open, time } = setting()
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
    expect(here.get()).toMatchObject({ status: 'saved', draft: { text: 'newer' } })
  })

  it('typed while another save runs is sent after it', async () => {
    const { server, open } = setting()
    const keeper = open()
    keeper.change({ text: 'one' })
    const first = keeper.flush()
    keeper.change({ text: 'two' })
    await first
    await vi.advanceTimersByTimeAsync(900)
    expect(server.draft).toEqual({ text: 'two' })
    expect(keeper.get().status).toBe('saved')
  })
})
