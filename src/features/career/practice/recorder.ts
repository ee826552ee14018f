/** A recording and its length. */
export interface Sound {
  blob: Blob
  seconds: number
}

export type RecorderProblem = 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed'

export interface RecorderState {
  status: 'idle' | 'asking' | 'recording' | 'paused' | 'done'
  seconds: number
  sound?: Sound
  problem?: RecorderProblem
  /** Whether it was stopped at the maximum length. */
  isFull?: boolean
}

/** Browsers differ in what they record; each can play its own format. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus', 'audio/mp4']
const idle: RecorderState = { status: 'idle', seconds: 0 }

export function problemOf(cause: unknown): RecorderProblem {
  const name = cause instanceof DOMException || cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed'
}

/** One recording at a time; releases the microphone as soon as it ends. */
export class Recorder {
  private state = idle
  private listeners = new Set<() => void>()
  private media: MediaRecorder | undefined
  private timer: ReturnType<typeof setInterval> | undefined
  /** Counts starts, so that a late permission doesn't start recording. */
  private turn = 0
  private readonly maxSeconds: number

  constructor(maxSeconds: number) {
    this.maxSeconds = maxSeconds
  }

  get = (): RecorderState => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Returns whether it is recording. */
  start = async (): Promise<boolean> => {
    this.discard()
    const turn = ++this.turn
    if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') {
      this.set({ ...idle, problem: 'unsupported' })
      return false
    }
    this.set({ ...idle, status: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (turn !== this.turn) {
        release(stream)
        return false
      }
      this.record(stream)
      return true
    } catch (cause) {
      if (turn === this.turn) this.set({ ...idle, problem: problemOf(cause) })
      return false
    }
  }

  pause = (): void => {
    if (this.media?.state !== 'recording') return
    this.media.pause()
    clearInterval(this.timer)
    this.set({ ...this.state, status: 'paused' })
  }

  resume = (): void => {
    if (this.media?.state !== 'paused') return
    this.media.resume()
    this.count()
    this.set({ ...this.state, status: 'recording' })
  }

  /** Stops and returns the recording; undefined if there is none. */
  stop = (isFull = false): Promise<Sound | undefined> => {
    const { media } = this
    clearInterval(this.timer)
    if (!media || media.state === 'inactive') return Promise.resolve(this.state.sound)
    return new Promise((resolve) => {
      media.addEventListener('stop', () => {
        const blob = new Blob(this.pieces, { type: media.mimeType })
        const { seconds } = this.state
        release(media.stream)
        this.media = undefined
        if (blob.size === 0) {
          this.set({ ...idle, problem: 'failed' })
          return resolve(undefined)
        }
        const sound = { blob, seconds }
        this.set({ status: 'done', seconds, sound, isFull })
        resolve(sound)
      })
      media.stop()
    })
  }

  /** Discards the recording and releases the microphone. */
  discard = (): void => {
    this.turn += 1
    clearInterval(this.timer)
    if (this.media) {
      if (this.media.state !== 'inactive') this.media.stop()
      release(this.media.stream)
    }
    this.media = undefined
    this.set(idle)
  }

  private pieces: Blob[] = []

  private record(stream: MediaStream): void {
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
    const media = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 48_000 })
    const pieces: Blob[] = []
    this.pieces = pieces
    media.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) pieces.push(data)
    })
    this.media = media
    media.start(1000)
    this.set({ status: 'recording', seconds: 0 })
    this.count()
  }

  private count(): void {
    clearInterval(this.timer)
    let last = performance.now()
    this.timer = setInterval(() => {
      const now = performance.now()
      const seconds = this.state.seconds + (now - last) / 1000
      last = now
      this.set({ ...this.state, seconds })
      if (seconds >= this.maxSeconds) void this.stop(true)
    }, 250)
  }

  private set(state: RecorderState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
