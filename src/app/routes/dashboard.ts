import type { RouteObject } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { page } from './page.ts'

/** The areas of people who are signed in; each lists its own pages. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: `${paths.adminDashboard}/*`,
    lazy: page(async () => (await import('../dashboard/AdminDashboard.tsx')).AdminDashboard, 'auth', 'shell'),
  },
  {
    path: `${paths.dashboard}/*`,
    lazy: page(async () => (await import('../dashboard/Dashboard.tsx')).Dashboard, 'shell'),
  },
]
