import { Card, Group, Text, ThemeIcon, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { MyOrganization } from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import cards from '../../../ui/Cards.module.css'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { Integration } from './integrations.ts'

interface Props {
  integration: Integration
  organization: MyOrganization
}

/** What an integration does, where it is up to, and the way to its page. */
export function IntegrationCard({ integration, organization }: Props) {
  const { t } = useTranslation('integrations')
  const path = useAreaPath()
  const { name, icon: Icon, State } = integration
  return (
    <Card component="article" padding="lg" className={cards.card}>
      <Group justify="space-between" wrap="nowrap">
        <ThemeIcon variant="light" size={40} radius="md">
          <Icon size={22} stroke={1.7} aria-hidden />
        </ThemeIcon>
        <State organization={organization} />
      </Group>
      <Title order={2} fz="lg" className={cards.title}>
        {t(`cards.${name}.title`)}
      </Title>
      <Text c="dimmed" flex={1}>
        {t(`cards.${name}.text`)}
      </Text>
      <LinkButton
        to={`${path(`/integrations/${name}`)}?of=${organization.id}`}
        variant="default"
        style={{ alignSelf: 'flex-start' }}
      >
        {t(`cards.${name}.action`)}
      </LinkButton>
    </Card>
  )
}
