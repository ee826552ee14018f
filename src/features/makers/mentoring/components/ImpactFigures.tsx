import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconSeeding } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { impactQuery } from '../api/get-impact.ts'
import classes from './ImpactFigures.module.css'

const figures = ['reviewed', 'mentored', 'talks', 'played', 'certificates'] as const

/** How many people the maker has helped so far. Needs the "mentoring" texts. */
export function ImpactFigures() {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const query = useQuery(impactQuery(useSignedIn().id))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<Skeleton height={148} radius="lg" />} />
  return (
    <Card padding="lg" component="section" aria-labelledby="impact-title">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <IconSeeding size={22} stroke={1.6} color="var(--moss-text)" aria-hidden />
            <Title order={2} fz="lg" id="impact-title">
              {t('impact.title')}
            </Title>
          </Group>
          {data.juniors > 0 && <Text fw={600}>{t('impact.juniors', { count: data.juniors })}</Text>}
        </Group>
        {data.juniors === 0 ? (
          <Group justify="space-between" gap="sm">
            <Text c="dimmed">{t('impact.none')}</Text>
            <LinkButton to={path('/reviews')} variant="default" size="sm">
              {t('impact.start')}
            </LinkButton>
          </Group>
        ) : (
          <dl className={classes.figures}>
            {figures.map((figure) => (
              <div key={figure}>
                <dt>{t(`impact.${figure}`)}</dt>
                <dd>{formatNumber(data[figure])}</dd>
              </div>
            ))}
          </dl>
        )}
      </Stack>
    </Card>
  )
}
