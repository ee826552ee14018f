import { Alert, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { careerQuery } from '../../features/profiles/api/get-career.ts'
import { myPageQuery } from '../../features/profiles/api/get-page.ts'
import { PublicProfile } from '../../features/profiles/components/PublicProfile.tsx'
import { useAreaPath } from '../../features/session/area-base.ts'
import { useSignedIn } from '../../features/session/me-context.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** The candidate's profile as a visitor sees it. */
export function PreviewPage() {
  const { t } = useTranslation('profile')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { data: career } = useQuery(careerQuery(id))
  const { data, error, refetch } = useQuery(myPageQuery(id))
  const back = (
    <LinkButton to={path('/profile')} variant="default">
      {t('page.back')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('page.previewTitle')} actions={back} />
      {data === undefined && error && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && !error && <CardsSkeleton tiles={1} />}
      {data === null && <EmptyState title={t('page.nothing')} text={t('page.nothingText')} action={back} />}
      {data && (
        <>
          <Alert mb="lg">
            <Group gap="sm">
              <Text size="md">{t(`page.previewText.${career?.visibility ?? 'private'}`)}</Text>
            </Group>
          </Alert>
          <PublicProfile person={data} level={2} />
        </>
      )}
    </>
  )
}
