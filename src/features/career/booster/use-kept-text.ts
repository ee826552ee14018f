import { useState } from 'react'

const kept = new Map<string, string>()

/** Keeps pasted text while switching between booster tabs, until the page is closed. */
export function useKeptText(userId: string, name: 'resume' | 'posting'): [string, (text: string) => void] {
  const key = `${userId}/${name}`
  const [text, setText] = useState(() => kept.get(key) ?? '')
  return [
    text,
    (next) => {
      kept.set(key, next)
      setText(next)
    },
  ]
}
