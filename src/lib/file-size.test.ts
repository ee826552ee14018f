import { expect, it } from 'vitest'
import { formatFileSize } from './file-size.ts'

it('formats sizes in the largest unit that fits', () => {
  expect(formatFileSize(3)).toBe('1 kB')
  expect(formatFileSize(12_000)).toBe('12 kB')
  expect(formatFileSize(1024 * 1024 - 1)).toBe('1 MB')
  expect(formatFileSize(10 * 1024 * 1024)).toBe('10 MB')
  expect(formatFileSize(3.4 * 1024 * 1024)).toBe('3.4 MB')
  expect(formatFileSize(72_068_400_000)).toBe('67.1 GB')
})
