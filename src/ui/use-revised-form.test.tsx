// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../lib/errors.ts'
import { standInForBrowser, surroundedBy } from './testing/show.tsx'
import { useRevisedForm } from './use-revised-form.ts'

standInForBrowser()
beforeEach(() => notifications.clean())

interface Page {
  title: string
  revision: number
}

/** A page on a server, and a form that is filled from it. */
function setUp({ stays = true } = {}) {
  const server: Page = { title: 'First', revision: 1 }
  const save = vi.fn(async ({ title }: { title: string }, before: Page) => {
    if (title === 'refused') throw new AppError('not_allowed', 'no')
    if (title === 'taken') throw new AppError('handle_taken', 'no')
    if (before.revision !== server.revision) throw new AppError('revision_conflict', 'changed')
    Object.assign(server, { title: title.trim(), revision: server.revision + 1 })
    return server.revision
  })
  const load = vi.fn(async () => ({ ...server }))
  const [onSaved, onInvalid] = [vi.fn(), vi.fn()]
  const { result } = renderHook(
    () =>
      useRevisedForm({
        stored: { title: 'First', revision: 1 },
        toFields: ({ title }: Page) => ({ title }),
        validate: ({ title }) => (title ? {} : { title: 'required' }),
        save,
        load,
        stays,
        onSaved,
        onInvalid,
        errorsOf: (error) =>
          error instanceof AppError && error.code === 'handle_taken' ? { title: 'taken' } : undefined,
      }),
    { wrapper: surroundedBy() },
  )
  const type = (title: string) => act(() => result.current.form.setFieldValue('title', title))
  const submit = () => act(async () => result.current.submit())
  const elsewhere = (title: string) => Object.assign(server, { title, revision: server.revision + 1 })
  return { server, save, load, onSaved, onInvalid, result, type, submit, elsewhere }
}

describe('a form on top of a revision', () => {
  it('saves, and continues from what is stored', async () => {
    const { server, result, type, submit, onSaved } = setUp()
    type('Second ')
    expect(result.current.isDirty).toBe(true)
    await submit()
    expect(server).toEqual({ title: 'Second', revision: 2 })
    expect(onSaved).toHaveBeenCalledWith(2, { title: 'First', revision: 1 })
    expect(result.current).toMatchObject({ isDirty: false, isSaving: false, before: { revision: 2 } })
    expect(result.current.form.values).toEqual({ title: 'Second' })
    type('Third')
    await submit()
    expect(server.title).toBe('Third')
    type('Dropped')
    act(() => result.current.reset())
    expect(result.current.form.values).toEqual({ title: 'Third' })
  })

  it('keeps what is typed while it is being saved', async () => {
    const { server, result, type, save } = setUp()
    type('Second')
    let answer = () => {}
    save.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => {
            Object.assign(server, { title: 'Second', revision: 2 })
            resolve(2)
          }
        }),
    )
    act(() => result.current.submit())
    expect(result.current.isSaving).toBe(true)
    type('Second, and more')
    await act(async () => answer())
    await waitFor(() => expect(result.current.isSaving).toBe(false))
    expect(result.current.form.values).toEqual({ title: 'Second, and more' })
    expect(result.current.isDirty).toBe(true)
    await act(async () => result.current.submit())
    expect(server).toEqual({ title: 'Second, and more', revision: 3 })
  })

  it('lets the person choose if someone else was faster', async () => {
    const { server, result, type, submit, elsewhere } = setUp()
    elsewhere('Theirs')
    type('Mine')
    await submit()
    expect(result.current).toMatchObject({ conflicts: 1, form: { values: { title: 'Mine' } } })
    expect(server.title).toBe('Theirs')
    await act(async () => result.current.keepMine())
    expect(server.title).toBe('Mine')
    expect(result.current.conflicts).toBe(0)

    elsewhere('Theirs again')
    type('Mine again')
    await submit()
    await act(async () => result.current.takeTheirs())
    expect(result.current).toMatchObject({ conflicts: 0, isDirty: false })
    expect(result.current.form.values).toEqual({ title: 'Theirs again' })
    expect(server.title).toBe('Theirs again')
  })

  it('sends nothing invalid, and shows why something was refused', async () => {
    const { save, result, type, submit, onInvalid, onSaved } = setUp()
    type('')
    await submit()
    expect(save).not.toHaveBeenCalled()
    expect(onInvalid).toHaveBeenCalledTimes(1)
    expect(result.current.form.errors).toEqual({ title: 'required' })
    type('taken')
    await submit()
    expect(result.current.form.errors).toEqual({ title: 'taken' })
    expect(notificationsStore.getState().notifications).toHaveLength(0)
    type('refused')
    await submit()
    expect(notificationsStore.getState().notifications).toHaveLength(1)
    expect(result.current).toMatchObject({ conflicts: 0, isSaving: false })
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('saves what was deleted elsewhere as something new', async () => {
    const save = vi.fn(async (_: { title: string }, before: Page | undefined) => {
      if (before) throw new AppError('revision_conflict', 'gone')
    })
    const { result } = renderHook(
      () =>
        useRevisedForm({
          stored: { title: 'First', revision: 1 } as Page | undefined,
          toFields: (page) => ({ title: page?.title ?? '' }),
          validate: () => ({}),
          save,
          load: async () => undefined,
          onSaved: vi.fn(),
        }),
      { wrapper: surroundedBy() },
    )
    act(() => result.current.form.setFieldValue('title', 'Mine'))
    await act(async () => result.current.submit())
    expect(result.current.conflicts).toBe(1)
    await act(async () => result.current.keepMine())
    expect(save).toHaveBeenLastCalledWith({ title: 'Mine' }, undefined)
    expect(result.current.conflicts).toBe(0)
  })

  it('reads nothing again where it closes', async () => {
    const { load, type, submit, onSaved } = setUp({ stays: false })
    type('Second')
    await submit()
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
  })
})
