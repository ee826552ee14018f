import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Options {
  box: RefObject<HTMLDivElement | null>
  rowHeight: number
  rows: number
  columns: number
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** One cell is reachable by Tab; the arrow keys continue from there, even to rows not rendered yet. */
export function useGridKeys({ box, rowHeight, rows, columns }: Options) {
  const [place, setPlace] = useState({ row: 0, column: 0 })
  const wanted = useRef(false)
  const row = within(place.row, rows)
  const column = within(place.column, columns)
  // Runs after every render: the wanted cell may only exist once its row was scrolled into view.
  useEffect(() => {
    if (!wanted.current) return
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)
    if (!cell) return
    wanted.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  function go(next: { row: number; column: number }): void {
    wanted.current = true
    const element = box.current
    const top = next.row * rowHeight
    // Far away: scroll there, so that its row is rendered.
    if (
      element &&
      (top < element.scrollTop || top > element.scrollTop + element.clientHeight - 4 * rowHeight)
    )
      element.scrollTop = Math.max(0, top - element.clientHeight / 2)
    setPlace(next)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.cell) return
    const step = steps[event.key]
    const next = step
      ? { row: row + step[0], column: column + step[1] }
      : event.key === 'Home'
        ? { row: event.ctrlKey ? 0 : row, column: 0 }
        : event.key === 'End'
          ? { row: event.ctrlKey ? rows - 1 : row, column: columns - 1 }
          : undefined
    if (!next) return
    event.preventDefault()
    go({ row: within(next.row, rows), column: within(next.column, columns) })
  }
  return { place: { row, column }, setPlace, onKeyDown }
}
