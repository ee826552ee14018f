import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { Loading } from '../../../../ui/Loading.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { LegalDue } from '../api/answers.ts'

const GatePage = lazyPage<{ due: LegalDue[] }>(
  async () => (await import('./NewTermsGate.tsx')).GatePage,
  'legal',
)

/** People who don't agree can still export their data and delete the account. */
const wayOut = /^\/(admin-)?dashboard\/account(\/|$)/

/** Asks for consent to new versions before showing anything else. What is due comes with the profile. */
export function ConsentGate({ children }: { children: ReactNode }) {
  const { profile } = useSignedIn()
  const { pathname } = useLocation()
  const due = (profile?.texts_due ?? []) as LegalDue[]
  if (due.length === 0 || wayOut.test(pathname)) return children
  return (
    <Suspense fallback={<Loading />}>
      <GatePage due={due} />
    </Suspense>
  )
}
