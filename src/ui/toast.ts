import { notifications, notificationsStore } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'
import { i18n } from '../i18n/i18n.ts'
import { errorText } from '../lib/errors.ts'
import { UndoButton } from './UndoButton.tsx'

interface Words {
  title: string
  message?: string
}

/** A short message that disappears automatically; anything that needs action is on the page as well. */
export const toast = {
  success: ({ title, message }: Words) => void show(title, message, 'moss', 6000),
  failure: ({ title, message }: Words) => void show(title, message, 'red', 10_000),
  /** Offers Undo, for long enough to read it and think. */
  undoable({ title, onUndo }: { title: string; onUndo: () => void }) {
    const onClick = () => {
      notifications.hide(id)
      onUndo()
    }
    const id = show(title, createElement(UndoButton, { onClick }), 'moss', 20_000)
  },
  /** Before another attempt: the last error no longer applies. */
  clear: () => notifications.clean(),
  /** A failure without its own text on this screen. */
  error: (cause: unknown) =>
    void show(i18n.t('errors.title', { ns: 'common' }), errorText(cause), 'red', 10_000),
}

/** As many as people can read together. */
export const maxToasts = 4

function show(title: string, message: ReactNode, color: string, autoClose: number): string {
  // Said again, it replaces itself. Messages with a button are never the same: each undoes something else.
  for (const { id, ...earlier } of notificationsStore.getState().notifications)
    if (id && earlier.title === title && earlier.message === message && earlier.color === color)
      notifications.hide(id)
  // The newest is about what was just done: the oldest makes room for it.
  const shown = notificationsStore.getState().notifications
  const surplus = Math.max(0, shown.length - maxToasts + 1)
  for (const { id } of shown.slice(0, surplus)) if (id) notifications.hide(id)
  const closeButtonProps = { 'aria-label': i18n.t('close', { ns: 'common' }) }
  return notifications.show({ title, message, color, autoClose, withBorder: true, closeButtonProps })
}
