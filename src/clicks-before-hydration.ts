/** The prerendered page and the live one have the same buttons in the same order. */
const buttonsOf = (place: Element | null) => [...(place?.querySelectorAll('button') ?? [])]

/**
 * Buttons of the prerendered landing page do nothing until the app is loaded. Earlier clicks are replayed
 * then, so that none is lost.
 */
export function replayClicksBeforeHydration(root: HTMLElement): void {
  let pressed: number | undefined
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    const drawn = button?.closest('[data-drawn]')
    if (button && drawn) pressed = buttonsOf(drawn).indexOf(button)
  }
  document.addEventListener('click', remember)
  const watcher = new MutationObserver(() => {
    if (root.querySelector('[data-drawn]')) return
    watcher.disconnect()
    document.removeEventListener('click', remember)
    if (pressed !== undefined) buttonsOf(root)[pressed]?.click()
  })
  watcher.observe(root, { childList: true })
}
