const foreign = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]/g

/** A URL in ASCII, as "https://xn--e1aybc.example/%C3%BC"; empty if invalid. */
export function toUri(address: string): string {
  if (address.search(foreign) < 0) return address
  return URL.canParse(address) ? new URL(address).href.replace(foreign, encodeURIComponent) : ''
}
