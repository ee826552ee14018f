// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newQueryClient, standInForBrowser, surroundedBy } from './testing/show.tsx'
import { useChange } from './use-change.ts'

standInForBrowser()
beforeEach(() => notifications.clean())

const queryKey = ['events', 'attendees'] as const
const titles = () => notificationsStore.getState().notifications.map(({ message }) => message)

/** A list that a query shows, and a server that answers when told to. */
function setUp(failure: 'toast' | 'caller' = 'caller') {
  const queries = newQueryClient()
  queries.setQueryData(queryKey, ['Ada'])
  const refetch = vi.spyOn(queries, 'invalidateQueries')
  const waiting: { name: string; answer: (error?: Error) => void }[] = []
  const write = (name: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ name, answer: (error) => (error ? reject(error) : resolve()) })
    })
  const { result } = renderHook(
    () =>
      useChange(write, {
        refresh: [queryKey],
        failure,
        optimistic: { queryKey, show: (all: string[], name) => [...all, name] },
      }),
    { wrapper: surroundedBy({ queries }) },
  )
  return { queries, refetch, waiting, result, shown: () => queries.getQueryData(queryKey) }
}

describe('an optimistic change', () => {
  it('is shown before the server answers, and refetched afterwards', async () => {
    const { result, waiting, shown, refetch } = setUp()
    act(() => result.current.mutate('Lou'))
    await waitFor(() => expect(shown()).toEqual(['Ada', 'Lou']))
    expect(refetch).not.toHaveBeenCalled()
    await act(async () => waiting[0]!.answer())
    await waitFor(() => expect(refetch).toHaveBeenCalledWith({ queryKey }))
  })

  it('waits for the one before it, and only the last refetches', async () => {
    const { result, waiting, shown, refetch } = setUp()
    act(() => result.current.mutate('Lou'))
    act(() => result.current.mutate('Max'))
    await waitFor(() => expect(shown()).toEqual(['Ada', 'Lou', 'Max']))
    expect(waiting.map(({ name }) => name)).toEqual(['Lou'])
    await act(async () => waiting[0]!.answer())
    await waitFor(() => expect(waiting.map(({ name }) => name)).toEqual(['Lou', 'Max']))
    expect(refetch).not.toHaveBeenCalled()
    await act(async () => waiting[1]!.answer())
    await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1))
  })

  it('is rolled back if the server refuses, and refetched', async () => {
    const { result, waiting, shown, refetch } = setUp()
    act(() => result.current.mutate('Lou'))
    await waitFor(() => expect(shown()).toEqual(['Ada', 'Lou']))
    await act(async () => waiting[0]!.answer(new Error('no')))
    await waitFor(() => expect(shown()).toEqual(['Ada']))
    expect(refetch).toHaveBeenCalledWith({ queryKey })
  })

  it('stays visible if the one before it is refused, and leaves nothing of that one if it is refused too', async () => {
    const { result, waiting, shown } = setUp()
    act(() => result.current.mutate('Lou'))
    act(() => result.current.mutate('Max'))
    act(() => result.current.mutate('Zoe'))
    await waitFor(() => expect(shown()).toEqual(['Ada', 'Lou', 'Max', 'Zoe']))
    await act(async () => waiting[0]!.answer(new Error('no')))
    await waitFor(() => expect(waiting).toHaveLength(2))
    expect(shown()).toEqual(['Ada', 'Max', 'Zoe'])
    await act(async () => waiting[1]!.answer(new Error('no')))
    await waitFor(() => expect(waiting).toHaveLength(3))
    expect(shown()).toEqual(['Ada', 'Zoe'])
    await act(async () => waiting[2]!.answer(new Error('no')))
    await waitFor(() => expect(shown()).toEqual(['Ada']))
  })
})

it('shows a failure as a toast only where the caller does not', async () => {
  for (const [failure, count] of [
    ['caller', 0],
    ['toast', 1],
  ] as const) {
    const { result, waiting } = setUp(failure)
    act(() => result.current.mutate('Lou'))
    await waitFor(() => expect(waiting).toHaveLength(1))
    await act(async () => waiting[0]!.answer(new Error('no')))
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(titles()).toHaveLength(count)
  }
})

it('saved on top of a revision refetches nothing after a failure', async () => {
  const queries = newQueryClient()
  const refetch = vi.spyOn(queries, 'invalidateQueries')
  const { result } = renderHook(
    () =>
      useChange(async (isFine: boolean) => (isFine ? 2 : Promise.reject(new Error('changed'))), {
        refresh: [queryKey],
        isRevised: true,
        failure: 'caller',
      }),
    { wrapper: surroundedBy({ queries }) },
  )
  await act(() => result.current.mutateAsync(false).catch(() => undefined))
  expect(refetch).not.toHaveBeenCalled()
  await act(() => result.current.mutateAsync(true))
  expect(refetch).toHaveBeenCalledWith({ queryKey })
})

it('says what was answered before refetching what depends on it', async () => {
  const queries = newQueryClient()
  const steps: string[] = []
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async ({ queryKey: key } = {}) => {
    steps.push(`refetch ${key?.[1]}`)
  })
  const { result } = renderHook(
    () =>
      useChange(async (id: string) => `${id}!`, {
        failure: 'caller',
        onSuccess: (answer) => steps.push(answer),
        refresh: (id, answer) => [['events', `${id} ${answer}`]],
      }),
    { wrapper: surroundedBy({ queries }) },
  )
  await act(() => result.current.mutateAsync('one'))
  expect(steps).toEqual(['one!', 'refetch one one!'])
})

it('is the one mechanism for failures: a callback of mutate is lost with its page', () => {
  const sources = import.meta.glob<string>('../{app,areas,features}/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const own = /\.mutate\((?:(?!\n {0,6}\}?\)|mutate\()[\s\S])*?onError: toast\.error/
  expect(Object.keys(sources).filter((file) => own.test(sources[file]!))).toEqual([])
})
