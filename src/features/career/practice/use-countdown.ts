import { useEffect, useRef, useState } from 'react'
import { ownKey } from '../../../lib/own-storage.ts'

const beat = 200

const read = (key: string) => {
  const stored = Number(sessionStorage.getItem(ownKey('practice', key)))
  return Number.isFinite(stored) ? stored : 0
}

/**
 * Seconds an answer has taken, counted while it runs. Stored for this tab under `key`, so that reloading the
 * page gives no time back.
 */
export function useCountdown(key: string, limit: number, isRunning: boolean, onEnd: () => void) {
  const [taken, setTaken] = useState({ key, seconds: read(key) })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const seconds = taken.key === key ? taken.seconds : read(key)
  useEffect(() => {
    if (!isRunning) return
    const from = performance.now() - read(key) * 1000
    const timer = setInterval(() => {
      const now = Math.min(limit, (performance.now() - from) / 1000)
      sessionStorage.setItem(ownKey('practice', key), String(now))
      setTaken({ key, seconds: now })
      if (now < limit) return
      clearInterval(timer)
      end.current()
    }, beat)
    return () => clearInterval(timer)
  }, [key, limit, isRunning])
  return seconds
}
