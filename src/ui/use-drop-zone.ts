import { type DragEvent, useState } from 'react'

/** Handlers for an element that things are dropped on, and whether one is held over it. */
export function useDropZone(onDrop: (event: DragEvent) => void, isActive = true) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!isActive) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onDrop(event)
      },
    },
  }
}
