/** The content of a registration's QR code; the prefix sets it apart from other codes. */
export const ticketText = (code: string): string => `ESSOR:${code}`

/** The code in what a camera read, or undefined. */
export function readTicket(text: string): string | undefined {
  return /^ESSOR:([0-9A-F]{8})$/.exec(text.trim())?.[1]
}

/** In two halves, to be read aloud. */
export const spoken = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
