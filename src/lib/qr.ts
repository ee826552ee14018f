import { create } from 'qrcode'

/** A QR code as one path of unit squares, for screen and PDF alike. */
export function qrPath(text: string): { path: string; modules: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (data[row * size + column]) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return { path, modules: size }
}
