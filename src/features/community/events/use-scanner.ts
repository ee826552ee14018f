import { useEffect, useRef, useState } from 'react'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser has a built-in QR code reader. */
export const canScan = (): boolean => Boolean(detectorClass() && navigator.mediaDevices?.getUserMedia)

/** Shows the camera in a video and reports each text it reads, once until it changes. */
export function useScanner(isOn: boolean, onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  const tell = useRef(onRead)
  tell.current = onRead
  useEffect(() => {
    const Detector = detectorClass()
    if (!isOn || !Detector) return
    let isGone = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = ''
    const detector = new Detector({ formats: ['qr_code'] })
    async function look(): Promise<void> {
      if (isGone || !video.current) return
      const [found] = await detector.detect(video.current).catch(() => [])
      if (found && found.rawValue !== last) {
        last = found.rawValue
        tell.current(found.rawValue)
      }
      timer = setTimeout(look, 200)
    }
    setFailed(false)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened
        if (isGone || !video.current) return stop()
        video.current.srcObject = opened
        // Reading starts with the first frame, however long it takes.
        video.current.play().catch(() => undefined)
        await look()
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
