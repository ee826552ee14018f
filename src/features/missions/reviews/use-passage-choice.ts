import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Range, withoutSpace, wordsIn } from '../../../ui/diff/passages.ts'
import { drawnStretches, selectedRange, selectRange } from './selected-words.ts'

export interface ChosenPassage extends Range {
  /** Below the last selected word, within the box. */
  top: number
  left: number
}

function wordsChosen(box: HTMLElement | null, text: string): Range | undefined {
  const range = box && selectedRange(box)
  return range ? withoutSpace(text, range) : undefined
}

/** The passage selected in a rendered text: by pointer, touch, or word by word with the arrow keys. */
export function usePassageChoice(
  box: RefObject<HTMLElement | null>,
  text: string,
  onPick: (range: Range) => void,
) {
  const [chosen, setChosen] = useState<ChosenPassage>()
  const walk = useRef({ anchor: 0, head: -1 })

  useEffect(() => {
    function look(): void {
      const words = wordsChosen(box.current, text)
      if (!words) {
        setChosen(undefined)
        return
      }
      const around = box.current!.getBoundingClientRect()
      const last = [...document.getSelection()!.getRangeAt(0).getClientRects()].at(-1)
      setChosen({
        ...words,
        top: (last?.bottom ?? around.top) - around.top,
        left: (last?.left ?? around.left) - around.left,
      })
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [box, text])

  function goTo(words: Range[], index: number, isExtending: boolean): void {
    const head = Math.min(Math.max(index, 0), words.length - 1)
    walk.current = { head, anchor: isExtending ? walk.current.anchor : head }
    const [first, last] = [words[walk.current.anchor]!, words[head]!].sort((a, b) => a.start - b.start)
    selectRange(box.current!, { start: first!.start, end: last!.end })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== box.current || event.ctrlKey || event.metaKey || event.altKey) return
    const words = wordsIn(drawnStretches(box.current!))
    if (words.length === 0) return
    // Keys may arrive faster than renders.
    const isChosen = wordsChosen(box.current, text) !== undefined
    if (!isChosen) walk.current = { anchor: 0, head: -1 }
    const { head } = walk.current
    const beginsLine = (word: Range, index: number) =>
      index === 0 || text.slice(words[index - 1]!.end, word.start).includes('\n')
    const lines = words.flatMap((word, index) => (beginsLine(word, index) ? [index] : []))
    const places: Record<string, number> = {
      ArrowRight: head + 1,
      ArrowLeft: head - 1,
      ArrowDown: lines.find((index) => index > head) ?? words.length - 1,
      ArrowUp: lines.findLast((index) => index < head) ?? 0,
      Home: 0,
      End: words.length - 1,
    }
    const place = places[event.key]
    if (place !== undefined) goTo(words, place, event.shiftKey && isChosen)
    else if (event.key === 'Enter' && isChosen) pick()
    else if (event.key === 'Escape' && isChosen) document.getSelection()?.removeAllRanges()
    else return
    event.preventDefault()
  }

  function pick(): void {
    const words = wordsChosen(box.current, text)
    document.getSelection()?.removeAllRanges()
    if (words) onPick(words)
  }

  /** For keyboard users: selects the first word, from which arrow keys continue. */
  function begin(): void {
    box.current?.focus()
    const words = wordsIn(drawnStretches(box.current!))
    if (words.length > 0) goTo(words, 0, false)
  }
  return { chosen, pick, begin, onKeyDown }
}
