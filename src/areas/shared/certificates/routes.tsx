import { Route } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'

const IssuedCertificatesPage = lazyPage(
  async () => (await import('./IssuedCertificatesPage.tsx')).IssuedCertificatesPage,
  'certificates',
)

/** Issued certificates: the same page for companies, makers and administrators. */
export const certificateRoutes = <Route path="certificates" element={<IssuedCertificatesPage />} />
