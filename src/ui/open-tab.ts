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

interface Section {
  title: string
  description: string
}

/**
 * The header of a page below tabs: the first page has the section's title and description, each other one the
 * name of its tab.
 */
export function tabHeading(tabs: Tab[], pathname: string, section: Section) {
  const open = openTab(tabs, pathname)
  if (!open || open.to === tabs[0]!.to) return section
  return { title: open.label }
}
