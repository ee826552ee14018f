import { lazyPage } from '../../../../lib/lazy-page.ts'
import type { ReportDialogProps } from './ReportDialog.tsx'

/** Loaded with its texts when someone reports something. */
export const LazyReportDialog = lazyPage<ReportDialogProps>(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  'reports',
)
