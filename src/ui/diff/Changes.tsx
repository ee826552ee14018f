import type { DrawWords } from '../Markdown.tsx'
import classes from './Changes.module.css'
import type { Part } from './differences.ts'

interface Props {
  parts: Part[]
  drawWords?: DrawWords
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const

/** What was kept, added and removed; kept and added make up the current text. */
export function Changes({ parts, drawWords = (text) => text }: Props) {
  let at = 0
  return parts.map(({ kind, text }, index) => {
    const Tag = tags[kind]
    const words = kind === 'removed' ? text : drawWords(text, at)
    if (kind !== 'removed') at += text.length
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
      <Tag key={index} className={kind === 'same' ? undefined : classes[kind]}>
        {words}
      </Tag>
    )
  })
}
