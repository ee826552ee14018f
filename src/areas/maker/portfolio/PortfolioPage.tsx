import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { portfolioQuery } from '../../../features/makers/portfolio/api/get-portfolio.ts'
import { CaseList } from '../../../features/makers/portfolio/components/CaseList.tsx'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

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
  const query = useQuery(portfolioQuery(organizationId))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={3} />} />
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
