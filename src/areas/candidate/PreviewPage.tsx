import { Alert, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { careerQuery } from '../../features/profile/profiles/api/get-career.ts'
import { myPageQuery } from '../../features/profile/profiles/api/get-page.ts'
import { PublicProfile } from '../../features/profile/profiles/components/PublicProfile.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** The candidate's profile as a visitor sees it. */
export function PreviewPage() {
  const { t } = useTranslation('profiles')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { data: career } = useQuery(careerQuery(id))
  const query = useQuery(myPageQuery(id))
  const { data } = query
  const back = (
    <LinkButton to={path('/profile')} variant="default">
      {t('page.back')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('page.previewTitle')} actions={back} />
      <LoadState query={query} />
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
