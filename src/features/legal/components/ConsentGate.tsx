import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { legalDueQuery } from '../api/legal-due.ts'
import type { LegalDue } from '../model.ts'

const GatePage = lazyPage<{ due: LegalDue[] }>(async () => (await import('./GatePage.tsx')).GatePage, 'legal')

/** Whoever does not agree can still take the data along and delete the account. */
const wayOut = /^\/(admin-)?dashboard\/account(\/|$)/

/** Asks for consent to new versions before anything else is shown. Nobody waits for the question itself. */
export function ConsentGate({ children }: { children: ReactNode }) {
  const { id } = useSignedIn()
  const { pathname } = useLocation()
  const { data: due } = useQuery(legalDueQuery(id))
  if (!due || due.length === 0 || wayOut.test(pathname)) return children
  return (
    <Suspense fallback={<Loading />}>
      <GatePage due={due} />
    </Suspense>
  )
}
