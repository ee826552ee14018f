// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useTypeAhead } from './use-type-ahead.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

it('W6 keeps keys typed right after the shortcut until the field is ready', async () => {
  let ahead!: ReturnType<typeof useTypeAhead>
  const Probe = () => {
    ahead = useTypeAhead()
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Probe />))
  const press = (key: string, more: KeyboardEventInit = {}, at: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    at.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press('x'), 'before it is asked for').toBe(false)
  ahead.listen()
  for (const key of ['m', 'e', 'z']) expect(press(key)).toBe(true)
  press('Backspace')
  press('s')
  expect(press('Tab'), 'keys that write nothing stay with the page').toBe(false)
  expect(press('v', { ctrlKey: true })).toBe(false)
  expect(ahead.take()).toBe('mes')
  expect(press('y'), 'the field has the keyboard now').toBe(false)
  expect(ahead.take()).toBe('')
  ahead.listen()
  press('a')
  expect(press('Escape'), 'whoever changes their mind has the keyboard back').toBe(false)
  expect(press('b')).toBe(false)
  ahead.listen()
  const field = document.body.appendChild(document.createElement('input'))
  field.dataset.palette = 'true'
  expect(press('c', {}, field), 'a palette that is open already takes its own keys').toBe(false)
  field.remove()
  await act(async () => root.unmount())
})
