import { certificatePath } from '../../lib/paths.ts'

/** Where anyone finds the certificate: in the QR code, on LinkedIn, behind the badge. */
export function certificateAddress(code: string): string {
  return `${location.origin}${certificatePath(code)}`
}
