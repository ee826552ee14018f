import { SegmentedControl, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type MailChoice, mailChoices, type Topic } from '../topics.ts'
import classes from './Preferences.module.css'

interface Props {
  topic: Topic
  value: MailChoice
  onChange: (choice: MailChoice) => void
}

/** One email topic, and when its emails are sent. */
export function TopicChoice({ topic, value, onChange }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <li className={classes.topic}>
      <div>
        <Text fw={600}>{t(`topics.${topic}.title`)}</Text>
        <Text size="sm" c="dimmed">
          {t(`topics.${topic}.text`)}
        </Text>
      </div>
      <SegmentedControl
        aria-label={t('choice', { topic: t(`topics.${topic}.title`) })}
        className={classes.choice}
        value={value}
        data={mailChoices.map((choice) => ({ value: choice, label: t(`choices.${choice}`) }))}
        onChange={onChange}
      />
    </li>
  )
}
