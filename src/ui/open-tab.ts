interface Tab {
  to: string
  label: string
}

/** The tab an address belongs to: if several match, the most specific. */
export function openTab(tabs: Tab[], pathname: string): Tab | undefined {
  return tabs
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0]
}
