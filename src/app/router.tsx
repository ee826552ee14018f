import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import { paths } from '../lib/paths.ts'
import { AppProviders } from './AppProviders.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PageLoading } from './PageLoading.tsx'
import { authRoutes } from './routes/auth.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { page } from './routes/page.ts'
import { publicRoutes } from './routes/public.ts'
import { useForgottenHead } from './use-forgotten-head.ts'

/** New pages start at the top; going back restores the scroll position. */
function Pages() {
  useForgottenHead()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

const routes: RouteObject[] = [
  {
    Component: Pages,
    ErrorBoundary: PageFailure,
    HydrateFallback: PageLoading,
    children: [
      {
        path: paths.home,
        lazy: page(async () => (await import('../areas/landing/LandingPage.tsx')).LandingPage, 'landing'),
      },
      {
        Component: AppProviders,
        children: [...authRoutes, ...publicRoutes, ...dashboardRoutes],
      },
      {
        path: '*',
        lazy: page(async () => (await import('../areas/public/NotFoundPage.tsx')).NotFoundPage),
      },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes)
}
