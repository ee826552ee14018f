// Runs before the first paint: the page opens in the chosen theme and language, without a flash of another. The landing
// page, drawn when the app was built, is shown at once to visitors who are certainly signed out.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const scheme = read('essor-theme')
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  const isKnown = (tag) => tag === 'en' || tag === 'fr'
  // The address of a page in search results may name its language.
  const named = new URLSearchParams(location.search).get('lang')
  const wanted = [read('essor-language'), named, ...navigator.languages.map((tag) => tag.slice(0, 2))].find(
    isKnown,
  )
  root.lang = wanted ?? 'en'
  const isVisitor = location.pathname === '/' && location.hash === '' && read('essor-session') === null
  if (isVisitor) root.dataset.landing = root.lang
})()
