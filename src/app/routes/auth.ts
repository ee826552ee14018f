import type { RouteObject } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { page } from './page.ts'

/** Signing up, signing in, and what links in account emails open. */
export const authRoutes: RouteObject[] = [
  {
    path: paths.auth,
    lazy: page(async () => (await import('../../areas/auth/AuthPage.tsx')).AuthPage, 'auth'),
  },
  {
    path: paths.forgotPassword,
    lazy: page(
      async () => (await import('../../areas/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
      'auth',
    ),
  },
  {
    path: paths.newPassword,
    lazy: page(async () => (await import('../../areas/auth/NewPasswordPage.tsx')).NewPasswordPage, 'auth'),
  },
  {
    path: paths.confirmLink,
    lazy: page(async () => (await import('../../areas/auth/ConfirmLinkPage.tsx')).ConfirmLinkPage, 'auth'),
  },
  {
    path: paths.adminAccess,
    lazy: page(async () => (await import('../../areas/auth/AdminAccessPage.tsx')).AdminAccessPage, 'auth'),
  },
]
