import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import cards from '../../../../ui/Cards.module.css'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { OrganizationLogo } from '../../../organizations/organizations/components/OrganizationLogo.tsx'
import type { PartnershipRow } from '../api/answers.ts'
import type { Side } from '../model.ts'
import { onDay } from '../on-day.ts'
import { StateBadge } from './StateBadge.tsx'

/** One partnership, and whose turn it is. */
export function PartnershipCard({ row, side }: { row: PartnershipRow; side: Side }) {
  const { t } = useTranslation('partnerships')
  const path = useAreaPath()
  const { name, kind, openBy, visibility, startsOn, endsOn, missions } = row
  return (
    <Card padding="lg" className={cards.card}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {t(`kinds.${kind}`)}
          </Text>
          <StateBadge state={row.state} />
        </Group>
        <Group gap="sm" wrap="nowrap">
          <OrganizationLogo of={row.slug} name={name} size={44} />
          <Title order={2} fz="1.125rem" className={cards.title}>
            <Link to={path(`/partnerships/${row.id}`)}>{name}</Link>
          </Title>
        </Group>
        {openBy && (
          <Text fw={600} c={openBy === side ? undefined : 'var(--coral-text, var(--brand-text))'}>
            {openBy === side ? t('theirTurn', { name }) : t('yourTurn')}
          </Text>
        )}
        {visibility && startsOn && endsOn && (
          <Text size="sm" c="dimmed">
            {t('dates', { from: onDay(startsOn), to: onDay(endsOn) })}
            <br />
            {t('missions', { count: missions })}
            <br />
            {t('sees', { level: t(`levels.${visibility}.name`) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
