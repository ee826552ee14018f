import { useEffect, useRef, useState } from 'react'
import { createQrDetector, type QrDetector } from './qr-detector.ts'

/** Whether this browser can use a camera at all. */
export const canScan = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia)

/** Shows the camera in a video and reports each text it reads, once until it changes. */
export function useScanner(isOn: boolean, onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  const tell = useRef(onRead)
  tell.current = onRead
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = ''
    async function look(detector: QrDetector): Promise<void> {
      if (isGone || !video.current) return
      const [found] = await detector.detect(video.current).catch(() => [])
      if (found && found.rawValue !== last) {
        last = found.rawValue
        tell.current(found.rawValue)
      }
      timer = setTimeout(() => void look(detector), 200)
    }
    setFailed(false)
    // Both need a moment: the camera asks for permission, and the reader may have to load.
    const detector = createQrDetector()
    detector.catch(() => undefined)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened
        if (isGone || !video.current) return stop()
        video.current.srcObject = opened
        // Reading starts with the first frame, however long it takes.
        video.current.play().catch(() => undefined)
        await look(await detector)
      })
      .catch(() => !isGone && setFailed(true))
    function stop(): void {
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return () => {
      isGone = true
      stop()
    }
  }, [isOn])
  return { video, isFailed }
}
