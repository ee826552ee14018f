import { useState } from 'react'

const kept = new Map<string, string>()

/** What was pasted stays while one turns to another tab of the booster, and is gone when the page is closed. */
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
