/** The square of a picture to keep: the zoom, and the position from 0 (left, top) to 1 (right, bottom). */
export interface Crop {
  zoom: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const nearest = 4
export const edge = 512

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, nearest)
  return { side, left: x * (width - side), top: y * (height - side) }
}

/** The crop after dragging the picture by some pixels in a view of the given size. */
export function drag(picture: Size, crop: Crop, by: { x: number; y: number }, view: number): Crop {
  const { side, left, top } = squareOf(picture, crop)
  const scale = side / view
  const place = (start: number, moved: number, room: number, old: number) =>
    room < 1 ? old : within((start - moved * scale) / room, 0, 1)
  return {
    ...crop,
    x: place(left, by.x, picture.width - side, crop.x),
    y: place(top, by.y, picture.height - side, crop.y),
  }
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export function drawCrop(context: Context, picture: ImageBitmap, crop: Crop, size: number): void {
  const { side, left, top } = squareOf(picture, crop)
  context.imageSmoothingQuality = 'high'
  // Transparent areas become white: photos appear on light and dark backgrounds.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.drawImage(picture, left, top, side, side, 0, 0, size, size)
}

/** The square as a small picture; browsers that can't write WebP write JPEG. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = new OffscreenCanvas(edge, edge)
  drawCrop(canvas.getContext('2d')!, picture, crop, edge)
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
}
