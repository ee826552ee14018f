interface Tab {
  to: string
  label: string
}

/** The tab that an address belongs to: of several that fit, the most particular. */
export function openTab(tabs: Tab[], pathname: string): Tab | undefined {
  return tabs
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0]
}
