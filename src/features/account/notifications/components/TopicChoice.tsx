import { SegmentedControl, Switch, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type MailChoice, mailChoices, type Topic } from '../topics.ts'
import classes from './Preferences.module.css'

interface Props {
  topic: Topic
  value: MailChoice
  onChange: (choice: MailChoice) => void
  /** Whether it is also pushed; undefined as long as no device shows notifications. */
  push?: boolean
  onPush: (isOn: boolean) => void
}

/** One topic: when its emails are sent, and whether it is pushed to devices. */
export function TopicChoice({ topic, value, onChange, push, onPush }: Props) {
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
      {push !== undefined && (
        <Switch
          label={t('push.column')}
          aria-label={t('push.choice', { topic: t(`topics.${topic}.title`) })}
          checked={push}
          onChange={(event) => onPush(event.currentTarget.checked)}
        />
      )}
    </li>
  )
}
