import { readdirSync } from 'node:fs'
import type { Resources } from '../../src/i18n/resources.ts'

const catalogs = new URL('../../src/i18n/', import.meta.url)

async function textsIn(language: 'en' | 'fr'): Promise<Resources> {
  const files = readdirSync(new URL(`${language}/`, catalogs))
  const loaded = await Promise.all(
    files.map(async (file) => [
      file.replace(/\.ts$/, ''),
      (await import(new URL(`${language}/${file}`, catalogs).href)).default,
    ]),
  )
  return Object.fromEntries(loaded)
}

/** The product's texts, so that stories don't repeat them. */
export const [en, fr] = await Promise.all([textsIn('en'), textsIn('fr')])

/** A text with its values: `fill('Silent for {{count}} days', { count: 8 })`, in English. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)(, percent)?[^}]*\}\}/g, (_, name: string, isPercent?: string) =>
    isPercent ? `${values[name]}%` : String(values[name]),
  )
}

/** The part of a text before its first value. */
export function before(text: string): string {
  return text.slice(0, text.indexOf('{{')).trim()
}
