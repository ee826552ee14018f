import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { rosterSyncQuery } from '../api/get-roster-sync.ts'
import { RulesForm } from './RulesForm.tsx'
import { SyncLog } from './SyncLog.tsx'

/** How a school's system sends rosters, what happens with them, and what came of the latest. */
export function RosterSyncPanel({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('rosterSync')
  const path = useAreaPath()
  const query = useQuery(rosterSyncQuery(organization.id))
  const { data } = query
  if (!data) return <LoadState query={query} />
  return (
    <Stack gap="lg" maw={860}>
      <Section title={t('how.title')}>
        <Text mb="sm">{t('how.text')}</Text>
        <Group gap="md">
          <LinkButton to={`${path('/integrations/tokens')}?of=${organization.id}`} variant="default">
            {t('how.token')}
          </LinkButton>
          <Anchor component={Link} to={`${paths.developers}#sendRoster`}>
            {t('how.documentation')}
          </Anchor>
        </Group>
      </Section>
      <Section title={t('rules.title')}>
        <RulesForm school={organization.id} rules={data} />
      </Section>
      <Section title={t('log.title')}>
        <SyncLog syncs={data.syncs} />
      </Section>
    </Stack>
  )
}
