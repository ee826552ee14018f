import { List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/Section.tsx'

const programs = ['google', 'apple', 'outlook'] as const
const steps = ['first', 'second', 'third'] as const

/** What to do with the address, for the calendars that most people use. */
export function Instructions() {
  const { t } = useTranslation('calendarFeed')
  return (
    <Section title={t('how.title')} hint={t('how.text')}>
      <Stack gap="lg">
        {programs.map((program) => (
          <div key={program}>
            <Title order={3} fz="md" mb={4}>
              {t(`how.${program}.name`)}
            </Title>
            <List type="ordered">
              {steps.map((step) => (
                <List.Item key={step}>{t(`how.${program}.${step}`)}</List.Item>
              ))}
            </List>
          </div>
        ))}
        <Text size="sm" c="dimmed">
          {t('how.delay')}
        </Text>
      </Stack>
    </Section>
  )
}
