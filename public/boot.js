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
  // The languages offered here, the default first: named by the page, known from an earlier visit, or all of them.
  let offered = document.querySelector('meta[name=languages]')?.content.split(' ')
  try {
    offered ??= JSON.parse(read('essor-platform')).platform.languages
  } catch {}
  offered ??= ['en', 'fr']
  const isKnown = (tag) => offered.includes(tag)
  // The address of a page in search results may name its language.
  const named = new URLSearchParams(location.search).get('lang')
  const wanted = [read('essor-language'), named, ...navigator.languages.map((tag) => tag.slice(0, 2))].find(
    isKnown,
  )
  root.lang = wanted ?? offered[0]
  const isVisitor = read('essor-session') === null
  const isLanding = location.pathname === '/' && location.hash === '' && isVisitor
  const [fonts = [], revisit, ...places] = JSON.parse(
    document.getElementById('first-files')?.textContent ?? '[]',
  )
  const hasLines = document.querySelector('meta[name=first-lines]')?.content === root.lang
  // People who are signed in see the shape of their page until the app shows the page itself.
  const [area, , below] = /^\/(?:admin-)?dashboard(\/(.*))?$/.exec(location.pathname) ?? []
  if (!isVisitor && area) root.dataset.frame = below ? 'page' : 'home'
  if (isLanding) root.dataset.landing = root.lang
  else if (hasLines) {
    // The page's first lines are in its HTML: everything else comes once they are visible. A visitor's first gesture
    // opens the app, so it is enough to have its files by then.
    root.dataset.firstLines = isVisitor ? 'visitor' : 'member'
    for (const font of fonts) request(font)
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      if (isVisitor) setTimeout(requestFirstFiles, 1000, 'prefetch')
      else requestFirstFiles()
    }).observe({ type: 'paint', buffered: true })
  } else if (
    root.dataset.frame &&
    Object.keys(localStorage).some((key) => key.startsWith('essor-home:')) &&
    revisit
  ) {
    // What a home showed last time is there first, drawn by a script of its own; it calls this once it is visible.
    window.essorRevisit = new Promise((resolve) => {
      window.essorStart = (place) => {
        window.essorStart = () => {}
        requestFirstFiles('', place)
        resolve()
      }
      const script = document.createElement('script')
      script.src = revisit
      script.onerror = () => window.essorStart()
      setTimeout(() => window.essorStart(), 2000)
      document.head.append(script)
    })
  } else requestFirstFiles()

  // What this page will need, all at once: otherwise each file is requested when another one names it.
  function requestFirstFiles(rel, place = location.pathname) {
    for (const [pattern, files] of places)
      if (new RegExp(pattern).test(place))
        for (const href of files)
          if ((/\/(en|fr)-/.exec(href)?.[1] ?? root.lang) === root.lang) request(href, rel)
  }

  function request(href, rel) {
    const link = document.createElement('link')
    const as = { css: 'style', json: 'fetch', woff2: 'font' }[href.split('.').pop()]
    link.rel = rel || (as ? 'preload' : 'modulepreload')
    if (as && !rel) link.as = as
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
})()
