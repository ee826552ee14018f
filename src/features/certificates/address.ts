import { certificatePath } from '../../lib/paths.ts'

/** The public address of a certificate: in the QR code, on LinkedIn, behind the badge. */
export function certificateAddress(code: string): string {
  return `${location.origin}${certificatePath(code)}`
}
