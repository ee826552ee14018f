import { Route } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'

const AgreementPage = lazyPage(async () => (await import('./AgreementPage.tsx')).AgreementPage, 'agreements')

export const agreementRoutes = <Route path="agreements/:agreementId" element={<AgreementPage />} />
