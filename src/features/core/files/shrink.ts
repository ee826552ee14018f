interface Size {
  width: number
  height: number
}

/** The size of a picture whose longer side is limited; smaller ones keep their size. */
export function fitInto({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The picture in that size, without camera metadata; browsers that can't write WebP write PNG. */
export async function shrink(picture: ImageBitmap, longest: number): Promise<{ file: Blob } & Size> {
  const size = fitInto(picture, longest)
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  return { file: await canvas.convertToBlob({ type: 'image/webp', quality: 0.84 }), ...size }
}
