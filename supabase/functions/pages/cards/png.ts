import type { Canvas } from './canvas.ts'

/** A picture as PNG: with a palette if it has few colors, which takes a third of the space. */
export async function encodePng(canvas: Canvas): Promise<Uint8Array<ArrayBuffer>> {
  const palette = paletteOf(canvas.pixels)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, canvas.width)
  view.setUint32(4, canvas.height)
  // Eight bits for each index into the palette, or for each of red, green and blue.
  header.set([8, palette ? 3 : 2], 8)
  const data = new Blob([rowsOf(canvas, palette)]).stream().pipeThrough(new CompressionStream('deflate'))
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Uint8Array.from([...palette.keys()].flatMap(bytesOf)))] : []),
    chunk('IDAT', new Uint8Array(await new Response(data).arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const bytesOf = (color: number) => [color >> 16, (color >> 8) & 255, color & 255]

/** Each color with its place, if there are no more than a palette can hold. */
function paletteOf(pixels: Uint32Array): Map<number, number> | undefined {
  const places = new Map<number, number>()
  let last = -1
  for (const color of pixels) {
    if (color === last) continue
    last = color
    if (!places.has(color)) places.set(color, places.size)
    if (places.size > 256) return undefined
  }
  return places
}

/** The rows, each after a byte that says it is unfiltered. */
function rowsOf({ width, height, pixels }: Canvas, palette: Map<number, number> | undefined) {
  const stride = width * (palette ? 1 : 3) + 1
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    let at = y * stride + 1
    for (let x = 0; x < width; x++) {
      const color = pixels[y * width + x]!
      if (palette) rows[at++] = palette.get(color)!
      else {
        rows.set(bytesOf(color), at)
        at += 3
      }
    }
  }
  return rows
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)))
  return bytes
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = table[(value ^ byte) & 255]! ^ (value >>> 8)
  return ~value >>> 0
}
