import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '../lib/query-client.ts'
import '../ui/styles/app.ts'
import { ActingNow } from './ActingNow.tsx'
import { EndedSession } from './EndedSession.tsx'
import { ProfileLanguage } from './ProfileLanguage.tsx'
import { ToastsWhenNeeded } from './ToastsWhenNeeded.tsx'
import { UnsentQuestion } from './UnsentQuestion.tsx'

/** Providers for every page except the landing page. */
export function AppProviders() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastsWhenNeeded />
      <ProfileLanguage />
      <EndedSession />
      <Outlet />
      <ActingNow />
      <UnsentQuestion />
    </QueryClientProvider>
  )
}
