import { expect, it } from 'vitest'
import { deviceName } from '../../../../supabase/functions/_shared/device-name.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605 Version/17 Safari/605', 'Safari · macOS'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537', 'Chrome · Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0', 'Edge · Windows'],
  ['curl/8', undefined],
  [null, undefined],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
