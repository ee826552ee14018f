import type { MouseEvent } from 'react'

/** The button that clears a select: the library leaves it to the mouse, here the keyboard reaches it too. */
export const clearButton = (label: string) => ({
  'aria-label': label,
  'aria-hidden': false,
  tabIndex: 0,
  // It disappears with what it cleared.
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.closest('.mantine-Input-wrapper')?.querySelector('input')?.focus(),
})
