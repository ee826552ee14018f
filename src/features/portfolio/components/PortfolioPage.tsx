import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { OrganizationGate } from '../../organizations/components/OrganizationGate.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { portfolioQuery } from '../api/get-portfolio.ts'
import { CaseList } from './CaseList.tsx'

/** The maker's own case studies, including drafts. */
export function PortfolioPage() {
  const { t } = useTranslation('portfolio')
  const path = useAreaPath()
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <LinkButton to={path('/portfolio/new')} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('add')}
          </LinkButton>
        }
      />
      <OrganizationGate kind="on_maker">{({ id }) => <Portfolio organizationId={id} />}</OrganizationGate>
    </>
  )
}

function Portfolio({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('portfolio')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(portfolioQuery(organizationId))
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} rows={3} />
  return (
    <Stack gap="lg">
      {data.handle === null ? (
        <Alert>
          <Group justify="space-between" gap="sm">
            <Text>{t('hiddenPage')}</Text>
            <LinkButton to={path('/maker-profile')} variant="default" size="sm">
              {t('toProfile')}
            </LinkButton>
          </Group>
        </Alert>
      ) : (
        <Text c="dimmed">{`${t('pageViews', { count: data.pageViews })} ${t('viewsMeans')}`}</Text>
      )}
      <CaseList organizationId={organizationId} portfolio={data}>
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={<LinkButton to={path('/portfolio/new')}>{t('add')}</LinkButton>}
        />
      </CaseList>
    </Stack>
  )
}
