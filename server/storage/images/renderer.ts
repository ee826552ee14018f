import sharp from 'sharp'
import { Gate } from '../../postgres/gate.ts'
import { errors } from '../errors.ts'
import { nameOf, type RenderedImage, type Transform, transformImage } from './transform.ts'

const maxCachedBytes = 32 * 1024 * 1024
const maxEntryBytes = 4 * 1024 * 1024
/** Password hashing and file reads use the same threads, so images can't take them all. */
const atOnce = 2
const patience = 30_000
/** Anyone can ask for any size of a public image. */
const maxUnderWay = 32

/** Renders each image once and caches the latest. A version never changes, so a cached image is never stale. */
export class ImageRenderer {
  private readonly kept = new Map<string, RenderedImage>()
  private readonly underWay = new Map<string, Promise<RenderedImage>>()
  private readonly gate = new Gate(atOnce, patience)
  private keptBytes = 0

  constructor() {
    sharp.cache(false)
    sharp.concurrency(1)
  }

  async render(
    version: string,
    transform: Transform,
    acceptsWebp: boolean,
    read: () => Promise<Buffer>,
  ): Promise<RenderedImage> {
    const key = `${version} ${nameOf(transform)} ${transform.format ?? ''} ${acceptsWebp}`
    const known = this.kept.get(key)
    if (known) {
      this.kept.delete(key)
      this.kept.set(key, known)
      return known
    }
    return this.underWay.get(key) ?? this.start(key, transform, acceptsWebp, read)
  }

  /** Clears the cache. */
  purge(): void {
    this.kept.clear()
    this.keptBytes = 0
  }

  private start(
    key: string,
    transform: Transform,
    acceptsWebp: boolean,
    read: () => Promise<Buffer>,
  ): Promise<RenderedImage> {
    if (this.underWay.size >= maxUnderWay) throw errors.tooManyImages()
    const made = this.gate.run(async () => {
      const source = await read()
      const image = await transformImage(source, transform, acceptsWebp).catch(() => {
        throw errors.notAnImage()
      })
      this.keep(key, image)
      return image
    })
    this.underWay.set(key, made)
    const settle = () => this.underWay.delete(key)
    made.then(settle, settle)
    return made
  }

  private keep(key: string, image: RenderedImage): void {
    if (image.bytes.byteLength > maxEntryBytes) return
    this.kept.set(key, image)
    this.keptBytes += image.bytes.byteLength
    for (const [oldest, { bytes }] of this.kept) {
      if (this.keptBytes <= maxCachedBytes) return
      this.kept.delete(oldest)
      this.keptBytes -= bytes.byteLength
    }
  }
}
