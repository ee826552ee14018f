import { Alert, Stack, Text } from '@mantine/core'
import { IconCertificateOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { certificateQuery } from '../../features/missions/certificates/api/get-certificate.ts'
import { VisibleCertificate } from '../../features/missions/certificates/components/VisibleCertificate.tsx'
import { formatDate } from '../../lib/dates.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { paths } from '../../lib/paths.ts'
import { AccessDenied } from '../../ui/AccessDenied.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

const FindablePrompt = lazyPage(
  async () =>
    (await import('../../features/hiring/discovery-consent/components/FindablePrompt.tsx')).FindablePrompt,
  'discoveryConsent',
)

/** A public certificate: the document, what it is based on, and whether it is genuine. */
export function CertificatePage() {
  const { t } = useTranslation('certificates')
  const { code = '' } = useParams()
  const { data: loaded, error, isPending, refetch } = useQuery(certificateQuery(code))
  // Rendered in small slices so the page stays responsive.
  const data = useDeferredValue(loaded)
  useDocumentTitle(
    isPending ? undefined : data?.facts ? t('of', { mission: data.facts.mission }) : t('title'),
  )
  const check = <LinkButton to={paths.checkCertificate}>{t('check.title')}</LinkButton>
  return (
    <PublicFrame>
      {isPending && <Loading />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data === null && (
        <AccessDenied
          icon={IconCertificateOff}
          title={t('missing.title')}
          text={t('missing.text')}
          action={check}
        />
      )}
      {data && (
        <Stack gap="lg">
          {data.revokedAt && (
            <Alert color="red" title={t('revoked', { date: formatDate(data.revokedAt) })}>
              <Text size="md">{t('revokedReason', { reason: data.revocationReason })}</Text>
            </Alert>
          )}
          {data.facts ? (
            <VisibleCertificate
              certificate={data}
              facts={data.facts}
              forHolder={
                <Suspense>
                  <FindablePrompt />
                </Suspense>
              }
            />
          ) : (
            <AccessDenied
              title={t('private.title')}
              text={t('private.text', { date: formatDate(data.issuedAt) })}
              action={check}
            />
          )}
        </Stack>
      )}
    </PublicFrame>
  )
}
