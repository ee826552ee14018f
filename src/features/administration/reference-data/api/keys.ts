import type { Kind } from '../model.ts'

export const catalogueKeys = {
  all: ['catalogue-editor'] as const,
  list: (kind: Kind) => ['catalogue-editor', kind] as const,
  usage: (kind: Kind, slug: string) => ['catalogue-editor', kind, 'usage', slug] as const,
  templates: (search: string, page: number) => ['catalogue-editor', 'templates', search, page] as const,
}
