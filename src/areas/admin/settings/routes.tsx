import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const SettingsFrame = lazyPage(
  async () =>
    (await import('../../../features/administration/settings/components/SettingsFrame.tsx')).SettingsFrame,
  'settings',
)
const GeneralPage = lazyPage(async () => (await import('./GeneralPage.tsx')).GeneralPage)
const SectionPage = lazyPage(async () => (await import('./SectionPage.tsx')).SectionPage)
const AnnouncementsPage = lazyPage(async () => (await import('./AnnouncementsPage.tsx')).AnnouncementsPage)
const MailTextsPage = lazyPage(async () => (await import('./MailTextsPage.tsx')).MailTextsPage)

export const settingsRoutes = (
  <Route path="settings" element={<SettingsFrame />}>
    <Route index element={<GeneralPage />} />
    <Route path="features" element={<SectionPage section="features" />} />
    <Route path="limits" element={<SectionPage section="limits" />} />
    <Route path="retention" element={<SectionPage section="retention" />} />
    <Route path="announcements" element={<AnnouncementsPage />} />
    <Route path="mails" element={<MailTextsPage />} />
  </Route>
)
