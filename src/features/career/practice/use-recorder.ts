import { useEffect, useState, useSyncExternalStore } from 'react'
import { maxRecordingSeconds } from './model.ts'
import { Recorder } from './recorder.ts'

/** A recorder that releases the microphone when it unmounts. */
export function useRecorder() {
  const [recorder] = useState(() => new Recorder(maxRecordingSeconds))
  const state = useSyncExternalStore(recorder.subscribe, recorder.get)
  useEffect(() => recorder.discard, [recorder])
  return { recorder, state }
}
