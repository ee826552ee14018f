import { Card, Grid, Group, List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { MissionAbout } from '../api/answers.ts'

/**
 * What a maker sees before claiming: what the mission asks for and how it is reviewed, but nothing of the
 * submission.
 */
export function MissionBrief({ about }: { about: MissionAbout }) {
  const { t } = useTranslation('reviews')
  const { summary, brief, hours, deliverables, criteria } = about
  const whole = criteria.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('hidden')}</Text>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Card padding="lg" component="section" aria-labelledby="brief-title">
            <Stack gap="sm">
              <Group justify="space-between" gap="xs">
                <Title order={2} id="brief-title">
                  {t('brief.title')}
                </Title>
                <Text size="sm" c="dimmed">
                  {t('brief.hours', { count: hours })}
                </Text>
              </Group>
              <Text>{summary}</Text>
              {brief && <Markdown>{brief}</Markdown>}
            </Stack>
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Card padding="lg" component="section" aria-labelledby="judged-title">
            <Stack gap="sm">
              <Title order={2} id="judged-title">
                {t('brief.criteria')}
              </Title>
              <List spacing="xs">
                {criteria.map(({ title, weight }) => (
                  <List.Item key={title}>
                    {title}{' '}
                    <Text span size="sm" c="dimmed">
                      {formatPercent((100 * weight) / whole)}
                    </Text>
                  </List.Item>
                ))}
              </List>
              <Title order={3}>{t('brief.deliverables')}</Title>
              <List spacing="xs">
                {deliverables.map((title) => (
                  <List.Item key={title}>{title}</List.Item>
                ))}
              </List>
            </Stack>
          </Card>
        </Grid.Col>
      </Grid>
    </Stack>
  )
}
