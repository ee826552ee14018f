import { replayClicksBeforeHydration } from './clicks-before-hydration.ts'
import { firstGesture } from './first-gesture.ts'
import './ui/styles/landing.ts'

const sorry = {
  en: 'The page couldn’t be loaded. Check your connection, then reload it.',
  fr: 'La page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez-la.',
}

/** What shows as HTML is there before the app's code is requested; other pages request it immediately. */
async function start(): Promise<void> {
  const root = document.getElementById('root')!
  if (document.documentElement.dataset.landing) {
    replayClicksBeforeHydration(root)
    await firstPaint()
    const { openLanding } = await import('./app/open-landing.tsx')
    return openLanding(root)
  }
  const lines = document.documentElement.dataset.firstLines
  if (lines) await firstPaint()
  if (lines === 'visitor') await firstGesture()
  await window.essorRevisit
  // What everything builds on runs in a task of its own: both together would block the page for longer.
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const { openApp } = await import('./app/open-app.tsx')
  return openApp(root)
}

/** A background tab paints nothing: there, a short wait is enough. */
function firstPaint(): Promise<unknown> {
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  return Promise.race([painted, new Promise((resolve) => setTimeout(resolve, 2000))])
}

start().catch((error) => {
  // biome-ignore lint/suspicious/noConsole: there is no app yet to report it.
  console.error('The app could not start', error)
  const { lang, dataset } = document.documentElement
  delete dataset.frame
  if (!dataset.landing) document.getElementById('root')!.textContent = lang === 'fr' ? sorry.fr : sorry.en
})
