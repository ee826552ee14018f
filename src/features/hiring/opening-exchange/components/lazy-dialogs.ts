import { lazyPage } from '../../../../lib/lazy-page.ts'
import type { ExportApplicationsProps } from './ExportApplications.tsx'
import type { OpeningToolsProps } from './OpeningTools.tsx'

/** Loaded with their texts, beside what people come for. */
export const LazyOpeningTools = lazyPage<OpeningToolsProps>(
  async () => (await import('./OpeningTools.tsx')).OpeningTools,
  'openingExchange',
  'openingBoard',
  'openingEditor',
  'matching',
  'profiles',
)

export const LazyExportApplications = lazyPage<ExportApplicationsProps>(
  async () => (await import('./ExportApplications.tsx')).ExportApplications,
  'openingExchange',
  'openingApplications',
)
