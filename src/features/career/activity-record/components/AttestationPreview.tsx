import { Anchor, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../../../ui/QrCode.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { Sheet } from '../sheet.ts'
import classes from './AttestationPreview.module.css'
import { HoursPreview } from './HoursPreview.tsx'
import { ResultsPreview } from './ResultsPreview.tsx'
import { Section } from './Section.tsx'

/** The document as it will be printed. */
export function AttestationPreview({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('activityRecord')
  return (
    <article className={classes.paper} aria-label={t('preview')}>
      <header>
        <Title order={2} fz="h1" mb="xs">
          {sheet.title}
        </Title>
        <Text fw={650} fz="lg">
          {sheet.name}
        </Text>
        <Text fw={600}>{sheet.period}</Text>
        <Text size="sm" c="dimmed">
          {sheet.zone}
        </Text>
      </header>
      <dl className={classes.figures}>
        {sheet.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.note && (
        <Section title={t('noteTitle')}>
          <Text className={classes.words}>{sheet.note}</Text>
        </Section>
      )}
      {sheet.hours && <HoursPreview hours={sheet.hours} />}
      {sheet.missions && (
        <Section title={t('missions')}>
          <ResponsiveTable
            caption={t('missions')}
            rows={sheet.missions}
            keyOf={({ id }) => id}
            columns={[
              {
                header: t('columns.mission'),
                cell: ({ title, about }) => (
                  <>
                    {title}
                    <Text size="sm" c="dimmed">
                      {about}
                    </Text>
                  </>
                ),
              },
              { header: t('columns.state'), cell: ({ state }) => state },
              { header: t('columns.progress'), cell: ({ progress }) => progress },
              ...(sheet.hours
                ? [
                    {
                      header: t('columns.time'),
                      cell: ({ time }: { time?: string }) => <span className={classes.time}>{time}</span>,
                    },
                  ]
                : []),
            ]}
          />
        </Section>
      )}
      {sheet.results && <ResultsPreview results={sheet.results} />}
      {sheet.certificates && (
        <Section title={t('certificates')}>
          {sheet.certificates.length === 0 && <Text c="dimmed">{t('noCertificates')}</Text>}
          {sheet.certificates.map(({ code, title, about, address }) => (
            <Group key={code} wrap="nowrap" align="flex-start">
              {address && <QrCode text={address} label={t('qr', { title })} size={88} />}
              <div className={classes.words}>
                <Text fw={600}>{title}</Text>
                <Text size="sm" c="dimmed">
                  {about}
                </Text>
                {address ? (
                  <Anchor href={address} size="sm">
                    {address}
                  </Anchor>
                ) : (
                  <Text size="sm">{t('hidden')}</Text>
                )}
              </div>
            </Group>
          ))}
        </Section>
      )}
      <footer className={classes.foot}>
        <p>{sheet.made}</p>
        <p>{sheet.check}</p>
      </footer>
    </article>
  )
}
