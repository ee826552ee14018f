import { notifications, notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { maxToasts, toast } from './toast.ts'

const titles = () => notificationsStore.getState().notifications.map(({ title }) => title)

beforeEach(() => notifications.clean())

test('stacks messages in order', () => {
  toast.success({ title: 'first' })
  toast.failure({ title: 'second' })
  expect(titles()).toEqual(['first', 'second'])
})

test('shows the newest message right away and drops the oldest', () => {
  for (let each = 1; each <= maxToasts + 2; each++) toast.success({ title: `message ${each}` })
  expect(titles()).toEqual(['message 3', 'message 4', 'message 5', 'message 6'])
  expect(notificationsStore.getState().queue).toEqual([])
})

test('a message that is shown again replaces itself, unless it offers Undo', () => {
  toast.success({ title: 'saved' })
  toast.failure({ title: 'failed', message: 'why' })
  toast.failure({ title: 'failed', message: 'another reason' })
  toast.success({ title: 'saved' })
  expect(titles()).toEqual(['failed', 'failed', 'saved'])
  notifications.clean()
  for (const onUndo of [() => {}, () => {}]) toast.undoable({ title: 'removed', onUndo })
  expect(titles()).toEqual(['removed', 'removed'])
})
