/** Long enough for a slow phone; without an answer by then, what the app shows is better than nothing. */
const patience = 15_000

/** The first lines of a public page, drawn by the server, stay until the app shows the page itself. */
export function replaceFirstLines(root: HTMLElement): void {
  const lines = document.getElementById('first-lines')
  if (!lines) return
  onceShown(root, 'h1, [role="alert"]', () => {
    const focused = lines.contains(document.activeElement) && document.activeElement?.getAttribute('href')
    delete document.documentElement.dataset.firstLines
    lines.remove()
    // A reader who has reached a link by keyboard goes on from the same one.
    if (focused) root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus()
  })
}

/** The shape of a signed-in person's page, part of index.html, covers the app until it has more to show. */
export function replaceFrame(root: HTMLElement): void {
  const { dataset } = document.documentElement
  if (dataset.frame === undefined) return
  onceShown(root, 'main, h1, [role="alert"]', () => {
    delete dataset.frame
  })
}

function onceShown(root: HTMLElement, whole: string, replace: () => void): void {
  const finish = () => {
    watcher.disconnect()
    clearTimeout(timer)
    replace()
  }
  const watcher = new MutationObserver(() => {
    if (root.querySelector(whole)) finish()
  })
  watcher.observe(root, { childList: true, subtree: true })
  const timer = setTimeout(finish, patience)
}
