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
  const [fonts = [], ...places] = JSON.parse(document.getElementById('first-files')?.textContent ?? '[]')
  const hasLines = document.querySelector('meta[name=first-lines]')?.content === root.lang
  if (isVisitor) root.dataset.landing = root.lang
  else if (hasLines) {
    // The page's first lines are in its HTML: everything else is requested once they are visible.
    root.dataset.firstLines = ''
    for (const font of fonts) request(font)
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      requestFirstFiles()
    }).observe({ type: 'paint', buffered: true })
  } else requestFirstFiles()

  // What this page will need, all at once: otherwise each file is requested when another one names it.
  function requestFirstFiles() {
    for (const [pattern, files] of places)
      if (new RegExp(pattern).test(location.pathname))
        for (const href of files) if ((/\/(en|fr)-/.exec(href)?.[1] ?? root.lang) === root.lang) request(href)
  }

  function request(href) {
    const link = document.createElement('link')
    const as = { css: 'style', json: 'fetch', woff2: 'font' }[href.split('.').pop()]
    link.rel = as ? 'preload' : 'modulepreload'
    if (as) link.as = as
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
})()
