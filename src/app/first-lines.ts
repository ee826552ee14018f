const whole = 'h1, [role="alert"]'
/** Long enough for a slow phone; without an answer by then, what the app shows is better than nothing. */
const patience = 15_000

/** The first lines of a public page, drawn by the server, stay until the app shows the page itself. */
export function replaceFirstLines(root: HTMLElement): void {
  const lines = document.getElementById('first-lines')
  if (!lines) return
  const replace = () => {
    watcher.disconnect()
    clearTimeout(timer)
    const focused = lines.contains(document.activeElement) && document.activeElement?.getAttribute('href')
    delete document.documentElement.dataset.firstLines
    lines.remove()
    // A reader who has reached a link by keyboard goes on from the same one.
    if (focused) root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus()
  }
  const watcher = new MutationObserver(() => {
    if (root.querySelector(whole)) replace()
  })
  watcher.observe(root, { childList: true, subtree: true })
  const timer = setTimeout(replace, patience)
}
