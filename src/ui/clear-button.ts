import type { MouseEvent } from 'react'

/** Lets the keyboard reach the button that clears a select, which the library offers only to the mouse. */
export const clearButton = (label: string) => ({
  'aria-label': label,
  'aria-hidden': false,
  tabIndex: 0,
  // The button disappears with the value it cleared.
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.closest('.mantine-Input-wrapper')?.querySelector('input')?.focus(),
})
