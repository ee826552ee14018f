import { Route } from 'react-router'
import { NotificationsPage } from '../features/notifications/components/NotificationsPage.tsx'
import { lazyPage } from '../lib/lazy-page.ts'
import { NotFound } from './public/NotFoundPage.tsx'

const AccountPage = lazyPage(
  async () => (await import('../features/account/components/AccountPage.tsx')).AccountPage,
  'account',
)

/** Pages that every area has. */
export const sharedRoutes = (
  <>
    <Route path="account" element={<AccountPage />} />
    <Route path="notifications" element={<NotificationsPage />} />
    <Route path="*" element={<NotFound />} />
  </>
)
