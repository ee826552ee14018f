import type { Range } from '../../../ui/diff/passages.ts'

/** Every rendered fragment knows its position in the text. */
const stretches = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-at]')]
const placeOf = (stretch: HTMLElement) => Number(stretch.dataset.at)

export const drawnStretches = (box: HTMLElement) =>
  stretches(box).map((stretch) => ({ text: stretch.textContent, at: placeOf(stretch) }))

/** The selection as a range in the text; ignores selections that started elsewhere. */
export function selectedRange(box: HTMLElement): Range | undefined {
  const selection = document.getSelection()
  if (!selection?.rangeCount || selection.isCollapsed || !box.contains(selection.anchorNode)) return undefined
  const selected = selection.getRangeAt(0)
  const parts = stretches(box)
    .filter((stretch) => selected.intersectsNode(stretch))
    .map((stretch) => {
      const holds = (node: Node) => node !== stretch && stretch.contains(node)
      const { startContainer, startOffset, endContainer, endOffset } = selected
      return {
        start: placeOf(stretch) + (holds(startContainer) ? startOffset : 0),
        end: placeOf(stretch) + (holds(endContainer) ? endOffset : stretch.textContent.length),
      }
    })
    .filter(({ start, end }) => end > start)
  if (parts.length === 0) return undefined
  return {
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
  }
}

/** Selects a range of rendered text, as if by pointer. */
export function selectRange(box: HTMLElement, { start, end }: Range): void {
  const all = stretches(box)
  const holder = (at: number) =>
    all.find((stretch) => placeOf(stretch) <= at && at <= placeOf(stretch) + stretch.textContent.length)
  // A position between two fragments belongs to the second as a start, and to the first as an end.
  const first = all.findLast((stretch) => placeOf(stretch) <= start) ?? holder(start)
  const last = holder(end)
  if (!first?.firstChild || !last?.firstChild) return
  const range = document.createRange()
  range.setStart(first.firstChild, Math.min(start - placeOf(first), first.textContent.length))
  range.setEnd(last.firstChild, end - placeOf(last))
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
