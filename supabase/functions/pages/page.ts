import type { CardCover } from './cards/draw-cover-on.ts'

export type Language = 'en' | 'fr'

export const languages: readonly Language[] = ['en', 'fr']

/** What a card says; its picture is drawn from nothing else. */
export interface Card {
  /** "Mission", "Certificate" and so on. */
  kind: string
  title: string
  /** The organization, the holder, or what someone does. */
  by: string
  /** The language of the content, or whatever else fits in a corner. */
  note: string
  /** Decides the arcs' colors and places. */
  seed: string
  /** The mission's cover, instead of the arcs. */
  cover?: CardCover
}

/** A public page, as search engines and people who get a link to it see it. */
export interface PublicPage {
  path: string
  /** Without the product's name. */
  title: string
  description: string
  type: 'website' | 'article' | 'profile'
  card: Card
  /** Path of the card's picture, without language and ending; pages without one of their own show the product's. */
  picture?: string
  /** schema.org, without its context. */
  data?: Record<string, unknown>
  /** Open to everyone, but not to be listed. */
  isUnlisted?: boolean
  firstLines?: FirstLines
}

/** What a page's first lines say; pages without one are blank until the app is loaded. */
export type FirstLines =
  | {
      kind: 'mission'
      title: string
      by: string
      summary: string
      spoken: string
      cover?: CardCover
      facts: [label: string, value: string][]
      /** The page to open after signing in or up. */
      next: string
    }
  | {
      kind: 'opening'
      title: string
      by: string
      /** The first paragraph, if it is plain text. */
      about: string
      spoken: string
      facts: [label: string, value: string][]
      next: string
    }
  | { kind: 'company'; name: string; tagline: string; story: string; logo?: string }
  | {
      kind: 'certificate'
      name: string
      mission: string
      /** Who set it, and reviewed it. */
      by: string
      code: string
      /** The day, in words. */
      issued: string
      spoken: string
    }
