import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { logos } from './pictures/logos.ts'
import { people } from './pictures/people.ts'
import { drawPortrait } from './pictures/portrait.ts'

/**
 * Draws the portraits and logos of the demo world as the files it loads into storage. Run by hand after a
 * change, with the result in the repository, so that starting the product doesn't draw anything.
 */
const folder = path.join(import.meta.dirname, '../supabase/demo/files')

async function write(bucket: string, id: string, name: string, drawing: string): Promise<number> {
  const file = path.join(folder, bucket, id, `${name}.webp`)
  await mkdir(path.dirname(file), { recursive: true })
  const { size } = await sharp(Buffer.from(drawing)).webp({ quality: 78, effort: 6 }).toFile(file)
  return size
}

await rm(folder, { recursive: true, force: true })
const sizes = await Promise.all([
  ...people.map(({ id, looks }) => write('avatars', id, 'portrait', drawPortrait(id, looks))),
  ...logos.map(({ id, drawing }) => write('company-media', id, 'logo', drawing)),
])
const total = sizes.reduce((sum, size) => sum + size, 0)
process.stdout.write(`${sizes.length} pictures, ${Math.round(total / 1000)} kB\n`)
