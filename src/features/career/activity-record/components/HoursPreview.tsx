import { Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { Sheet } from '../sheet.ts'
import classes from './AttestationPreview.module.css'
import { Section } from './Section.tsx'

export function HoursPreview({ hours: { weeks, total } }: { hours: Exclude<Sheet['hours'], false> }) {
  const { t } = useTranslation('activityRecord')
  return (
    <Section title={t('hours')}>
      {weeks.map((week) => (
        <div key={week.title}>
          <Group justify="space-between" gap="xs" mb={6}>
            <Title order={4} fz="md">
              {week.title}
            </Title>
            <Text fw={600}>{week.total}</Text>
          </Group>
          {week.days.length > 0 && (
            <ResponsiveTable
              caption={week.title}
              rows={week.days}
              keyOf={({ day }) => day}
              columns={[
                { header: t('columns.day'), cell: ({ day }) => day },
                {
                  header: t('columns.mission'),
                  cell: ({ missions }) =>
                    missions.map(({ title, time }) => (
                      <div key={title}>{missions.length > 1 ? `${title} (${time})` : title}</div>
                    )),
                },
                {
                  header: t('columns.time'),
                  cell: ({ time }) => <span className={classes.time}>{time}</span>,
                },
              ]}
            />
          )}
        </div>
      ))}
      <Group justify="space-between" className={classes.total}>
        <span>{t('total')}</span>
        <span>{total}</span>
      </Group>
    </Section>
  )
}
