import sharp, { type FitEnum, type Sharp } from 'sharp'
import { z } from 'zod'

const side = z.coerce.number().int().min(0)

/** What a client may ask of an image. Keys it does not know are ignored. */
export const transformSchema = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'avif', 'webp']).optional(),
})

export type Transform = z.infer<typeof transformSchema>

export const maxSourceBytes = 25 * 1024 * 1024
const maxSourcePixels = 50_000_000
const maxSide = 2500
const seconds = 15

const fits: Record<string, { name: string; fit: keyof FitEnum }> = {
  cover: { name: 'fill', fit: 'cover' },
  contain: { name: 'fit', fit: 'inside' },
  fill: { name: 'force', fit: 'fill' },
}

/** The transformation in the words of the header `X-Transformations`. */
export function nameOf({ width, height, resize, quality, format }: Transform): string {
  return [
    height && `height:${clamp(height)}`,
    width && `width:${clamp(width)}`,
    (width || height) && `resizing_type:${fits[resize ?? 'cover']!.name}`,
    quality && `quality:${quality}`,
    format && format !== 'origin' && `format:${format}`,
  ]
    .filter(Boolean)
    .join(',')
}

type Output = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

export interface RenderedImage {
  bytes: Buffer
  mimeType: string
}

/** Resizes an image. It is turned upright, never enlarged, and loses its EXIF data. */
export async function transformImage(
  source: Buffer,
  { width, height, resize, quality, format }: Transform,
  acceptsWebp: boolean,
): Promise<RenderedImage> {
  const image = sharp(source, { limitInputPixels: maxSourcePixels, animated: false }).timeout({ seconds })
  const { format: original } = await image.metadata()
  const target = format && format !== 'origin' ? format : acceptsWebp && !format ? 'webp' : outputOf(original)
  const { fit } = fits[resize ?? 'cover']!
  const sized =
    width || height
      ? image.autoOrient().resize({
          width: width ? clamp(width) : undefined,
          height: height ? clamp(height) : undefined,
          fit,
          withoutEnlargement: fit !== 'fill',
        })
      : image.autoOrient()
  const { data } = await encode(sized, target, quality ?? 80).toBuffer({ resolveWithObject: true })
  return { bytes: data, mimeType: `image/${target}` }
}

function outputOf(original: string | undefined): Output {
  if (original === 'jpeg' || original === 'png' || original === 'webp' || original === 'gif') return original
  if (original === 'heif') return 'avif'
  return original === 'svg' ? 'png' : 'jpeg'
}

function encode(image: Sharp, format: Output, quality: number): Sharp {
  if (format === 'png' || format === 'gif') return image.toFormat(format)
  return image.toFormat(format, format === 'avif' ? { quality, effort: 2 } : { quality })
}

function clamp(length: number): number {
  return Math.min(Math.max(length, 1), maxSide)
}
