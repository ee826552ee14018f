import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../lib/errors.ts'
import { DraftSaver } from './draft-saver.ts'

const save = vi.fn<(content: string, base: number) => Promise<number>>()
const load = vi.fn<() => Promise<{ content: string; revision: number }>>()

beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset().mockImplementation(async (_, base) => base + 1)
})

describe('autosave', () => {
  it('saves once, a second after the last change', async () => {
    const saver = new DraftSaver({ save, load }, 3)
    saver.change('a')
    await vi.advanceTimersByTimeAsync(600)
    saver.change('ab')
    await vi.advanceTimersByTimeAsync(900)
    expect(save).not.toHaveBeenCalled()
    expect(saver.state.status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(100)
    expect(save.mock.calls).toEqual([['ab', 3]])
    expect(saver.state.status).toBe('saved')
  })

  it('saves later changes after the running save, on its revision', async () => {
    const saver = new DraftSaver({ save, load }, 0)
    let answer = (_: number) => {}
    save.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    saver.change('a')
    const first = saver.flush()
    saver.change('ab')
    const both = [saver.flush(), saver.flush()]
    answer(1)
    expect(await first).toBe(false)
    expect(await Promise.all(both)).toEqual([true, true])
    expect(save.mock.calls).toEqual([
      ['a', 0],
      ['ab', 1],
    ])
  })

  it('reports a failure and saves the same content on retry', async () => {
    const saver = new DraftSaver({ save, load }, 0)
    save.mockRejectedValueOnce(new AppError('network', 'gone'))
    saver.change('a')
    expect(await saver.flush()).toBe(false)
    expect(saver.state).toMatchObject({ status: 'failed', error: { code: 'network' } })
    expect(await saver.flush()).toBe(true)
  })

  it('stops at a conflict until someone chooses', async () => {
    const saver = new DraftSaver({ save, load }, 0)
    save.mockRejectedValueOnce(new AppError('draft_conflict', 'changed'))
    saver.change('a')
    await saver.flush()
    saver.change('ab')
    await vi.advanceTimersByTimeAsync(5000)
    expect(saver.state.status).toBe('conflict')
    expect(save).toHaveBeenCalledTimes(1)
    expect(await saver.overwrite(7)).toBe(true)
    expect(save).toHaveBeenLastCalledWith('ab', 7)
  })

  it('retries automatically after a network failure', async () => {
    const saver = new DraftSaver({ save, load }, 0)
    save.mockRejectedValueOnce(new AppError('network', 'gone'))
    saver.change('a')
    expect(await saver.flush()).toBe(false)
    expect(saver.state.status).toBe('failed')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saver.state.status).toBe('saved')
  })

  it('recognizes its own change whose response was lost, and no other', async () => {
    const saver = new DraftSaver({ save, load }, 0)
    save.mockRejectedValueOnce(new AppError('network', 'the answer was lost'))
    saver.change('a')
    await saver.flush()
    saver.change('ab')
    save.mockRejectedValueOnce(new AppError('draft_conflict', 'changed'))
    load.mockResolvedValueOnce({ content: 'a', revision: 1 })
    expect(await saver.flush()).toBe(true)
    expect(save.mock.lastCall).toEqual(['ab', 1])

    save.mockRejectedValueOnce(new AppError('network', 'the answer was lost'))
    saver.change('abc')
    await saver.flush()
    save.mockRejectedValueOnce(new AppError('draft_conflict', 'changed'))
    load.mockResolvedValueOnce({ content: 'somebody else', revision: 3 })
    expect(await saver.flush()).toBe(false)
    expect(saver.state.status).toBe('conflict')
  })
})
