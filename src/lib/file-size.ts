import { formatUnit } from './formats/numbers.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** "12 kB", "3.4 MB" or "67 GB", in the page's language; at least one kilobyte. */
export function formatFileSize(bytes: number): string {
  let size = bytes / 1024
  let step = 0
  while (Math.round(size) >= 1024 && step < units.length - 1) {
    size /= 1024
    step++
  }
  return formatUnit(Math.max(step === 0 ? 1 : 0, size), units[step]!, step === 0 ? 0 : 1)
}
