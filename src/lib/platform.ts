import type { Language } from '../i18n/languages.ts'
import { backendConfig } from './supabase.ts'

/** Parts of the product that administrators can switch off. */
export type Feature =
  | 'sign_up'
  | 'partner_sign_up'
  | 'discovery'
  | 'mentoring'
  | 'practice'
  | 'talks'
  | 'events'
  | 'openings'

/** What administrators have set for everyone. */
export interface Platform {
  name: string
  /** URL of the picture; null for our own logo. */
  logo: string | null
  /** Domains that companies and schools can't sign up with. */
  freeMail: string[]
  off: Feature[]
  /** Those the installation offers, the default first. */
  languages: Language[]
}

const storageKey = 'essor-platform'
const freshFor = 5 * 60_000

export const standardPlatform: Platform = {
  name: 'Essor',
  logo: null,
  freeMail: ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com'],
  off: [],
  languages: ['en', 'fr'],
}

interface Kept {
  platform: Platform
  at: number
}

/** Named by public pages where not all are offered; boot.js reads the same. */
function pageLanguages(): Pick<Platform, 'languages'> | undefined {
  const named = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=languages]')
  return named ? { languages: named.content.split(' ') as Language[] } : undefined
}

function recall(): Kept {
  const named = pageLanguages()
  try {
    const { platform, at } = JSON.parse(localStorage.getItem(storageKey)!)
    return { platform: { ...standardPlatform, ...platform, ...named }, at: Number(at) }
  } catch {
    return { platform: { ...standardPlatform, ...named }, at: 0 }
  }
}

let kept = recall()
const listeners = new Set<() => void>()

export const currentPlatform = (): Platform => kept.platform

export function onPlatformChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(platform: Platform): void {
  const isSame = JSON.stringify(platform) === JSON.stringify(kept.platform)
  kept = { platform: isSame ? kept.platform : platform, at: Date.now() }
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage, every page fetches it.
  }
  if (!isSame) for (const tell of listeners) tell()
}

/** Fetches the settings. The page already shows the last known ones: nothing waits for the response. */
export async function refreshPlatform(): Promise<void> {
  const { supabaseUrl, supabaseKey } = await backendConfig()
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/public_settings`, {
    headers: { apikey: supabaseKey },
  })
  if (!response.ok) return
  const answer = (await response.json()) as Platform
  const pictures = `${supabaseUrl}/storage/v1/object/public/branding/`
  keep({ ...answer, logo: answer.logo && pictures + encodeURIComponent(answer.logo) })
}

/** Refreshes settings that are a few minutes old; without a response, the last known ones stay. */
export function refreshOldPlatform(): void {
  if (Date.now() - kept.at > freshFor) refreshPlatform().catch(() => undefined)
}

/** Where features have their pages, below an area's address. */
const places: [RegExp, ...Feature[]][] = [
  [/^\/(networking\/|mentoring\/)?talks(\/|$)/, 'talks'],
  [/^\/(networking\/)?events(\/|$)/, 'events'],
  [/^\/(networking\/)?mentoring(\/|$)/, 'mentoring'],
  [/^\/booster\/practice(\/|$)/, 'practice'],
  [/^\/(candidates|profile\/match)(\/|$)/, 'discovery'],
  // Private openings, for candidate search alone, and public ones.
  [/^\/openings(\/|$)/, 'openings', 'discovery'],
  [/^\/opportunities(\/|$)/, 'openings'],
]

/** Whether a path leads to something that is switched on, inside areas and below. */
export function isSwitchedOn(address: string, { off }: Platform): boolean {
  const place = address.replace(/^\/(admin-)?dashboard(?=\/|$)/, '').replace(/[?#].*$/, '')
  const [, ...features] = places.find(([pattern]) => pattern.test(place)) ?? [undefined]
  return features.length === 0 || features.some((feature) => !off.includes(feature))
}
