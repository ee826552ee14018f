const whole = 'h1, [role="alert"]'
/** Long enough for a slow phone; without an answer by then, what the app shows is better than nothing. */
const patience = 15_000

/** The first lines of a public page, drawn by the server, stay until the app shows the page itself. */
export function replaceOpening(root: HTMLElement): void {
  const opening = document.getElementById('opening')
  if (!opening) return
  const replace = () => {
    watcher.disconnect()
    clearTimeout(timer)
    delete document.documentElement.dataset.opening
    opening.remove()
  }
  const watcher = new MutationObserver(() => {
    if (root.querySelector(whole)) replace()
  })
  watcher.observe(root, { childList: true, subtree: true })
  const timer = setTimeout(replace, patience)
}
