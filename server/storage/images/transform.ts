import sharp, { type FitEnum, type Sharp } from 'sharp'
import { z } from 'zod'

const side = z.coerce.number().int().min(0)

const offset = z.coerce.number().min(-10_000).max(10_000)

/** A client's transformation options. Unknown keys are ignored. */
export const transformSchema = z
  .object({
    width: side.optional(),
    height: side.optional(),
    resize: z.enum(['cover', 'contain', 'fill']).optional(),
    quality: z.coerce.number().int().min(20).max(100).optional(),
    format: z.enum(['origin', 'avif', 'webp']).optional(),
    gravity: z.enum(['no', 'so', 'ea', 'we', 'noea', 'nowe', 'soea', 'sowe', 'ce', 'sm', 'fp']).optional(),
    x_offset: offset.optional(),
    y_offset: offset.optional(),
  })
  .refine(
    ({ gravity, x_offset, y_offset }) => gravity !== 'fp' || (isShare(x_offset) && isShare(y_offset)),
    'gravity fp needs x_offset and y_offset between 0 and 1',
  )

function isShare(value: number | undefined): boolean {
  return value !== undefined && value >= 0 && value <= 1
}

export type Transform = z.infer<typeof transformSchema>

export const maxSourceBytes = 25 * 1024 * 1024
const maxSourcePixels = 50_000_000
const maxSide = 2500
const seconds = 15
/** Above this, AVIF takes many times as long with no visible gain. */
const maxAvifQuality = 80

const fits: Record<string, { name: string; fit: keyof FitEnum }> = {
  cover: { name: 'fill', fit: 'cover' },
  contain: { name: 'fit', fit: 'inside' },
  fill: { name: 'force', fit: 'fill' },
}

/** The transformation in the format of the `X-Transformations` header. */
export function nameOf(transform: Transform): string {
  const { width, height, resize, quality, format } = transform
  return [
    height && `height:${clamp(height)}`,
    width && `width:${clamp(width)}`,
    (width || height) && `resizing_type:${fits[resize ?? 'cover']!.name}`,
    quality && `quality:${quality}`,
    format && format !== 'origin' && `format:${format}`,
    gravityName(transform),
  ]
    .filter(Boolean)
    .join(',')
}

function gravityName({ gravity, x_offset: x, y_offset: y }: Transform): string | undefined {
  if (!gravity || gravity === 'sm' || (x === undefined && y === undefined)) {
    return gravity && `gravity:${gravity}`
  }
  return `gravity:${gravity}:${x ?? 0}:${y ?? 0}`
}

type Output = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

export interface RenderedImage {
  bytes: Buffer
  mimeType: string
}

/** Resizes an image. It is rotated upright, never enlarged, and loses its EXIF data. */
export async function transformImage(
  source: Buffer,
  transform: Transform,
  acceptsWebp: boolean,
): Promise<RenderedImage> {
  const { quality, format } = transform
  // Shows what is left of a truncated image, as browsers do.
  const image = sharp(source, {
    limitInputPixels: maxSourcePixels,
    animated: false,
    failOn: 'none',
  }).timeout({ seconds })
  const { format: original, autoOrient } = await image.metadata()
  const target = format && format !== 'origin' ? format : acceptsWebp && !format ? 'webp' : outputOf(original)
  const sized = resized(image.autoOrient(), transform, autoOrient)
  const { data } = await encode(sized, target, quality ?? 80).toBuffer({ resolveWithObject: true })
  return { bytes: data, mimeType: `image/${target}` }
}

interface Size {
  width: number
  height: number
}

function resized(image: Sharp, transform: Transform, source: Size): Sharp {
  const { width, height, resize } = transform
  if (!width && !height) return image
  const { fit } = fits[resize ?? 'cover']!
  const wanted = {
    width: width ? clamp(width) : undefined,
    height: height ? clamp(height) : undefined,
  }
  if (fit === 'cover' && width && height && transform.gravity && transform.gravity !== 'sm') {
    return cropped(image, source, { width: clamp(width), height: clamp(height) }, transform)
  }
  const position = transform.gravity === 'sm' ? sharp.strategy.attention : undefined
  return image.resize({ ...wanted, fit, position, withoutEnlargement: fit !== 'fill' })
}

/** Fills the requested size like "cover", and crops by gravity. */
function cropped(image: Sharp, source: Size, wanted: Size, transform: Transform): Sharp {
  // Never enlarges: a smaller image keeps its size and is cropped where it is too long.
  const scale = Math.min(1, Math.max(wanted.width / source.width, wanted.height / source.height))
  const scaled = { width: Math.round(source.width * scale), height: Math.round(source.height * scale) }
  const size = {
    width: Math.min(wanted.width, scaled.width),
    height: Math.min(wanted.height, scaled.height),
  }
  const { left, top } = cutAt(scaled, size, transform)
  return image.resize({ ...scaled, fit: 'fill' }).extract({ ...size, left, top })
}

/** Where the crop starts. Offsets push away from the named edge; below 1, they are fractions of the image. */
function cutAt(
  scaled: Size,
  size: Size,
  { gravity = 'ce', x_offset: x = 0, y_offset: y = 0 }: Transform,
): { left: number; top: number } {
  const free = { x: scaled.width - size.width, y: scaled.height - size.height }
  if (gravity === 'fp') {
    return {
      left: within(x * scaled.width - size.width / 2, free.x),
      top: within(y * scaled.height - size.height / 2, free.y),
    }
  }
  const pixels = (value: number, whole: number) => (Math.abs(value) < 1 ? value * whole : value)
  const dx = pixels(x, scaled.width)
  const dy = pixels(y, scaled.height)
  const left = gravity.endsWith('we') ? dx : gravity.endsWith('ea') ? free.x - dx : free.x / 2 + dx
  const top = gravity.startsWith('no') ? dy : gravity.startsWith('so') ? free.y - dy : free.y / 2 + dy
  return { left: within(left, free.x), top: within(top, free.y) }
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most))
}

function outputOf(original: string | undefined): Output {
  if (original === 'jpeg' || original === 'png' || original === 'webp' || original === 'gif') return original
  if (original === 'heif') return 'avif'
  return original === 'svg' ? 'png' : 'jpeg'
}

function encode(image: Sharp, format: Output, quality: number): Sharp {
  if (format === 'png' || format === 'gif') return image.toFormat(format)
  return image.toFormat(
    format,
    format === 'avif' ? { quality: Math.min(quality, maxAvifQuality), effort: 2 } : { quality },
  )
}

function clamp(length: number): number {
  return Math.min(Math.max(length, 1), maxSide)
}
