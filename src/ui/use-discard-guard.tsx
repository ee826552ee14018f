import { type SyntheticEvent, useRef, useState } from 'react'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { EditedFields } from './edited-fields.ts'
import { useFocusBack } from './use-focus-back.ts'

/** Keeps a dialog or drawer from losing input on Esc, the cross or a click outside. */
export function useDiscardGuard(onClose: () => void, isOpen: boolean, isEdited = false) {
  useFocusBack(isOpen)
  const root = useRef<HTMLDivElement>(null)
  const edited = useRef(new EditedFields())
  const typing = useRef<Element>(null)
  const [isAsking, setAsking] = useState(false)

  // For React, questions on top of the dialog are its children; their fields are their own.
  const note = (event: SyntheticEvent) => {
    if (root.current?.contains(event.target as Node)) edited.current.note(root.current)
  }
  const close = () => {
    if (!isEdited && !(root.current && edited.current.hasEdits(root.current))) return onClose()
    typing.current = document.activeElement
    setAsking(true)
  }
  // Mounted only while asking: otherwise it would handle the same Esc that opened it.
  const question = isAsking && (
    <DiscardQuestion
      onStay={() => {
        setAsking(false)
        if (typing.current instanceof HTMLElement) typing.current.focus()
      }}
      onDiscard={() => {
        setAsking(false)
        onClose()
      }}
    />
  )
  const listeners = {
    ref: root,
    onFocusCapture: note,
    onPointerDownCapture: note,
    onKeyDownCapture: note,
    onBeforeInputCapture: note,
  }
  return { close, isAsking, question, listeners }
}
