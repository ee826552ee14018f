import { readdirSync } from 'node:fs'
import { withElisions } from '../../src/i18n/elisions.ts'
import type { Resources } from '../../src/i18n/resources.ts'
import { elided } from '../../supabase/functions/_shared/formats/elision.ts'

const catalogs = new URL('../../src/i18n/', import.meta.url)

async function textsIn(language: 'en' | 'fr'): Promise<Resources> {
  const files = readdirSync(new URL(`${language}/`, catalogs))
  const loaded = await Promise.all(
    files.map(async (file) => [
      file.replace(/\.ts$/, ''),
      (await import(new URL(`${language}/${file}`, catalogs).href)).default,
    ]),
  )
  const texts = Object.fromEntries(loaded)
  return language === 'fr' ? withElisions(texts) : texts
}

/** The product's texts, so that stories don't repeat them. */
export const [en, fr] = await Promise.all([textsIn('en'), textsIn('fr')])

/** A text with its values: `fill('Silent for {{count}} days', { count: 8 })`. Percentages are in English. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)(?:, (\p{L}+))?[^}]*\}\}/gu, (_, name: string, format?: string) => {
    const value = String(values[name])
    if (!format || format === 'number') return value
    return format === 'percent' ? `${value}%` : elided(format, value)
  })
}

/** The part of a text before its first value. */
export function before(text: string): string {
  return text.slice(0, text.indexOf('{{')).trim()
}
