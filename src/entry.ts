import { replayEarlyPress } from './early-press.ts'
import './ui/styles/landing.ts'

const sorry = {
  en: 'The page could not be loaded. Check your connection, then load it again.',
  fr: 'La page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez-la.',
}

/** The landing page is on the screen, as HTML, before the app's code is asked for; other pages ask at once. */
async function start(): Promise<void> {
  const { landing } = document.documentElement.dataset
  if (landing) {
    replayEarlyPress()
    await nextPaint()
  }
  const { openApp } = await import('./main.tsx')
  await openApp(Boolean(landing))
}

/** A tab in the background paints nothing: there, a second is enough. */
function nextPaint(): Promise<unknown> {
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Promise.race([painted, new Promise((resolve) => setTimeout(resolve, 1000))])
}

start().catch((error) => {
  // biome-ignore lint/suspicious/noConsole: nothing of the app is there to report it.
  console.error('The app could not start', error)
  const { lang, dataset } = document.documentElement
  if (!dataset.landing) document.getElementById('root')!.textContent = lang === 'fr' ? sorry.fr : sorry.en
})
