const gestures = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const
/** Someone still reading after this long gets the whole page without asking. */
const patience = 6000

/** The reader's first gesture on a page that can be read without the app. */
export function firstGesture(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      for (const gesture of gestures) removeEventListener(gesture, wake)
      resolve()
    }
    const timer = setTimeout(wake, patience)
    for (const gesture of gestures) addEventListener(gesture, wake, { passive: true })
  })
}
