import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemOf, Recorder } from './recorder.ts'

class FakeMedia extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/mp4'
  state = 'inactive'
  mimeType: string
  stream: { getTracks: () => { stop: () => void }[] }
  constructor(stream: FakeMedia['stream'], options: { mimeType: string }) {
    super()
    this.stream = stream
    this.mimeType = options.mimeType
  }
  start = () => {
    this.state = 'recording'
  }
  pause = () => {
    this.state = 'paused'
  }
  resume = () => {
    this.state = 'recording'
  }
  stop = () => {
    this.state = 'inactive'
    const data = new Blob(['sound'], { type: this.mimeType })
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
    this.dispatchEvent(new Event('stop'))
  }
}

const stopTrack = vi.fn()
const stream = { getTracks: () => [{ stop: stopTrack }] }
const getUserMedia = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  stopTrack.mockClear()
  getUserMedia.mockReset().mockResolvedValue(stream)
  vi.stubGlobal('MediaRecorder', FakeMedia)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a recording', () => {
  it('counts speech, not pauses, and releases the microphone at its end', async () => {
    const recorder = new Recorder(300)
    expect(await recorder.start()).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    recorder.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    recorder.resume()
    await vi.advanceTimersByTimeAsync(2000)
    const sound = await recorder.stop()
    expect(sound!.seconds).toBeCloseTo(5, 0)
    expect(sound!.blob.type).toBe('audio/mp4')
    expect(stopTrack).toHaveBeenCalled()
    expect(recorder.get()).toMatchObject({ status: 'done', isFull: false })
    recorder.discard()
    expect(recorder.get()).toEqual({ status: 'idle', seconds: 0 })
  })

  it('stops automatically at the maximum length', async () => {
    const recorder = new Recorder(10)
    await recorder.start()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(recorder.get()).toMatchObject({ status: 'done', isFull: true })
    expect(stopTrack).toHaveBeenCalled()
  })

  it("doesn't start if the permission comes too late", async () => {
    let allow = (_: typeof stream) => {}
    getUserMedia.mockReturnValue(
      new Promise((resolve) => {
        allow = resolve
      }),
    )
    const recorder = new Recorder(10)
    const started = recorder.start()
    expect(recorder.get().status).toBe('asking')
    recorder.discard()
    allow(stream)
    expect(await started).toBe(false)
    expect(recorder.get().status).toBe('idle')
    expect(stopTrack).toHaveBeenCalled()
  })
})

describe('a problem', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('reports %s as "%s", and allows another try', async (name, problem) => {
    getUserMedia.mockRejectedValueOnce(new DOMException('', name))
    const recorder = new Recorder(10)
    expect(await recorder.start()).toBe(false)
    expect(recorder.get()).toMatchObject({ status: 'idle', problem })
    expect(await recorder.start()).toBe(true)
    expect(recorder.get().problem).toBeUndefined()
  })

  it("includes a browser that can't record, or an insecure address", async () => {
    vi.stubGlobal('navigator', {})
    const recorder = new Recorder(10)
    expect(await recorder.start()).toBe(false)
    expect(recorder.get().problem).toBe('unsupported')
    expect(problemOf('nonsense')).toBe('failed')
  })
})
