import { Badge, Card, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '../../../../lib/moments.ts'
import cards from '../../../../ui/Cards.module.css'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { FoundTalk } from '../api/answers.ts'
import { Person } from './Person.tsx'
import { TalkFacts } from './TalkFacts.tsx'
import classes from './Talks.module.css'

export function TalkCard({ talk }: { talk: FoundTalk }) {
  const { t } = useTranslation('talks')
  const path = useAreaPath()
  return (
    <Card padding="lg" className={cards.card}>
      <Person offer={talk} />
      <Title order={3} className={cards.title}>
        <Link to={path(`/networking/talks/${talk.host_id}`)}>{talk.title}</Link>
      </Title>
      <TalkFacts offer={talk} />
      {talk.topics.length > 0 && (
        <Group gap={6}>
          {talk.topics.map((topic) => (
            <Badge key={topic} variant="light" color="gray">
              {topic}
            </Badge>
          ))}
        </Group>
      )}
      <div className={classes.next}>
        <Text size="sm" fw={600} c="var(--moss-text)">
          {t('browse.next', { when: formatMoment(talk.next_at) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('browse.free', { count: talk.free })}
        </Text>
      </div>
    </Card>
  )
}
