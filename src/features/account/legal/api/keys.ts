import type { LegalKind } from '../model.ts'

export const legalKeys = {
  all: ['legal'] as const,
  pages: ['legal', 'page'] as const,
  page: (kind: LegalKind, version: number | undefined) => ['legal', 'page', kind, version] as const,
  histories: ['legal', 'history'] as const,
  history: (kind: LegalKind) => ['legal', 'history', kind] as const,
}
