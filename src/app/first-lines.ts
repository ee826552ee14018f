/** Long enough for a slow phone; without an answer by then, what the app shows is better than nothing. */
const patience = 15_000

/** The first lines of a public page, drawn by the server, stay until the app shows the page itself. */
export function replaceFirstLines(root: HTMLElement): void {
  const lines = document.getElementById('first-lines')
  if (!lines) return
  onceShown(root, 'h1, [role="alert"]', () => {
    delete document.documentElement.dataset.firstLines
    replace(lines, root)
  })
}

/**
 * The shape of a signed-in person's page, part of index.html, covers the app until it has more to show: what the
 * home showed last time stays until it is there.
 */
export function replaceFrame(root: HTMLElement): void {
  const { dataset } = document.documentElement
  if (dataset.frame === undefined) return
  const lines = document.getElementById('home-lines')
  onceShown(
    root,
    lines ? 'main:not(:has([aria-busy="true"])) h1, [role="alert"]' : 'main, h1, [role="alert"]',
    () => {
      delete dataset.frame
      if (lines) replace(lines, root)
      document.getElementById('frame')?.remove()
    },
  )
}

/** A reader who has reached a link by keyboard goes on from the same one. */
function replace(lines: HTMLElement, root: HTMLElement): void {
  const focused = lines.contains(document.activeElement) && document.activeElement?.getAttribute('href')
  lines.remove()
  if (focused) root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus()
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
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  const timer = setTimeout(finish, patience)
}
