export interface Address {
  /** As typed, for rows that can't be accepted. */
  typed: string
  email: string
  problem?: 'invalid' | 'twice' | 'already'
}

/** Same as in the database. */
const shape = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/

/**
 * One email address per row, however they were pasted: by lines, commas or semicolons, with or without names.
 */
export function readAddresses(text: string, known: string[]): Address[] {
  const seen = new Set<string>()
  return text
    .split(/[\n,;]+/)
    .flatMap((row) => (row.includes('<') ? [row] : row.split(/\s+(?=\S+@)|(?<=@\S+)\s+/)))
    .map((row) => row.trim())
    .filter(Boolean)
    .map((typed) => {
      const email = (/<([^>]*)>/.exec(typed)?.[1] ?? typed).trim().toLowerCase()
      const address: Address = { typed, email }
      if (!shape.test(email) || email.length > 254) address.problem = 'invalid'
      else if (seen.has(email)) address.problem = 'twice'
      else if (known.includes(email)) address.problem = 'already'
      seen.add(email)
      return address
    })
}
