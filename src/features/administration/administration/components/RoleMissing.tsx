import { Anchor, Card, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../lib/formats/lists.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { AdministrationArea } from '../../../core/session/roles.ts'
import { administratorsQuery } from '../api/administrators.ts'

/** Which role a part of administration needs, and who can give it. */
export function RoleMissing({ area }: { area: AdministrationArea }) {
  const { t } = useTranslation('administration')
  const path = useAreaPath()
  const query = useQuery(administratorsQuery)
  const roles = query.data?.areas[area] ?? []
  const owners = query.data?.people.filter((one) => one.roles.includes('owner') && !one.isSuspended) ?? []
  return (
    <>
      <PageHeader title={t('missing.title')} />
      <LoadState query={query} />
      {query.data && (
        <Card padding="lg">
          <Stack gap="md" align="flex-start">
            <Text>
              {t('missing.text', {
                roles: formatList(roles.map((role) => t(`administrators.roles.${role}.name`))),
              })}
            </Text>
            <div>
              <Text fw={600}>{t('missing.owners')}</Text>
              {owners.map(({ id, name, email }) => (
                <Text key={id}>
                  {name !== email && `${name} · `}
                  <Anchor href={`mailto:${email}`} underline="always">
                    {email}
                  </Anchor>
                </Text>
              ))}
            </div>
            <LinkButton to={path('/')}>{t('missing.home')}</LinkButton>
          </Stack>
        </Card>
      )}
    </>
  )
}
