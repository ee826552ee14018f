const startEvent = 'essor:tour'

/** Shows the area's tour again, from anywhere. */
export function startTour(): void {
  window.dispatchEvent(new Event(startEvent))
}

export const tourEvent = startEvent as 'focus'

/** The stop about the search points at its button. */
export const searchButtonId = 'open-search'
