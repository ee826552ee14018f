import { lazyPage } from '../../../lib/lazy-page.ts'
import type { ReportDialogProps } from './ReportDialog.tsx'

/** With its texts, fetched when somebody reports something. */
export const LazyReportDialog = lazyPage<ReportDialogProps>(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  'reports',
)
