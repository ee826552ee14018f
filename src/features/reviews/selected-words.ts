import type { Range } from './passages.ts'

/** Every drawn stretch of words says where it stands in the text. */
const stretches = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-at]')]
const placeOf = (stretch: HTMLElement) => Number(stretch.dataset.at)

export const drawnStretches = (box: HTMLElement) =>
  stretches(box).map((stretch) => ({ text: stretch.textContent, at: placeOf(stretch) }))

/** What is selected of a drawn text, as places in it; a selection that began elsewhere is not meant. */
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

/** Selects words of a drawn text, as if somebody had drawn over them. */
export function selectRange(box: HTMLElement, { start, end }: Range): void {
  const all = stretches(box)
  const holder = (at: number) =>
    all.find((stretch) => placeOf(stretch) <= at && at <= placeOf(stretch) + stretch.textContent.length)
  // A place between two stretches is the beginning of the second for a start, and the end of the first for an end.
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
