import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { useMe } from '../../features/core/session/use-me.ts'
import { personPageQuery } from '../../features/profile/profiles/api/get-page.ts'
import { PublicProfile } from '../../features/profile/profiles/components/PublicProfile.tsx'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../lib/paths.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** Only for signed-in candidates, who are few among visitors. */
const PersonActions = lazy(async () => {
  const [{ PersonActions }] = await Promise.all([
    import('../../features/community/network/components/PersonActions.tsx'),
    i18n.loadNamespaces('network'),
  ])
  return { default: PersonActions }
})

/** A person's page. Visitors who may not see it get the same text as for an unknown address. */
export function PersonPage() {
  const { t } = useTranslation('profiles')
  const { handle = '' } = useParams()
  const state = useMe()
  const me = state.status === 'ready' ? state.me : undefined
  const { data, error, isPending, refetch } = useQuery(personPageQuery(handle))
  useDocumentTitle(isPending ? undefined : data ? `${data.firstName} ${data.lastName}` : t('title'))
  if (data?.handle && data.handle !== handle) return <Navigate to={paths.person(data.handle)} replace />
  return (
    <PublicFrame>
      {isPending && <Loading />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data === null && <NotFound />}
      {data && (
        <>
          {me?.hasRole('candidate') && (
            <Suspense>
              <PersonActions me={me} person={data} />
            </Suspense>
          )}
          <PublicProfile person={data} />
        </>
      )}
    </PublicFrame>
  )
}
