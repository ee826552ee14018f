const foreign = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]/g

/** An address in the letters that formats allow, as "https://xn--e1aybc.example/%C3%BC"; blank where there is no way. */
export function toUri(address: string): string {
  if (address.search(foreign) < 0) return address
  return URL.canParse(address) ? new URL(address).href.replace(foreign, encodeURIComponent) : ''
}
