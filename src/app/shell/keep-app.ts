import type { AppRole } from '../../features/core/session/roles.ts'

/** Registers the worker that opens the app without a network, and gives it the files this page needed. */
export async function keepApp(area: AppRole | undefined): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js')
  await navigator.serviceWorker.ready
  await keepLoaded()
  // Failures have to be shown without a network too.
  await import('../Toasts.tsx')
  if (area === 'candidate' && !savesData()) {
    const { loadOfflinePages } = await import('../../areas/candidate/offline-pages.ts')
    await loadOfflinePages()
  }
  // They pass the worker by where the page was opened before it, or from the browser's memory.
  await keepLoaded()
}

/** Gives the worker the files that this page has loaded; they come from the browser's own cache. */
async function keepLoaded(): Promise<void> {
  const cache = await caches.open('essor-app')
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  for (const file of new Set(files)) {
    if (await cache.match(file)) continue
    const response = await fetch(file)
    // Some hosts answer with a page where they have no file.
    if (response.ok && !response.headers.get('content-type')?.includes('html'))
      await cache.put(file, response)
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
