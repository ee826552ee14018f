const startEvent = 'essor:tour'

/** Shows the tour of the area again, from wherever one is. */
export function startTour(): void {
  window.dispatchEvent(new Event(startEvent))
}

export const tourEvent = startEvent as 'focus'
