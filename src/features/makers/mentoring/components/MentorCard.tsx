import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { MakerFacts } from '../../makers/components/MakerFacts.tsx'
import { WeightedSkills } from '../../makers/components/WeightedSkills.tsx'
import type { Mentor } from '../api/answers.ts'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  mentor: Mentor
  onAsk: () => void
}

export function MentorCard({ mentor, onAsk }: Props) {
  const { t } = useTranslation('mentoring')
  const { name, handle, headline, skills, placesLeft, mentorship } = mentor
  return (
    <Card padding="lg" className={cards.card}>
      <Group gap="xs">
        <Title order={3} className={cards.title}>
          {name}
        </Title>
        <CheckBadges checks={mentor.checks} size="sm" />
      </Group>
      <Text>{headline}</Text>
      <WeightedSkills skills={skills.slice(0, 5)} />
      <MakerFacts maker={mentor} />
      <Text size="sm" fw={600} c={placesLeft > 0 ? 'var(--moss-text)' : 'dimmed'}>
        {placesLeft > 0 ? t('free', { count: placesLeft }) : t('full')}
      </Text>
      <Group gap="sm" mt="auto">
        {mentorship ? (
          <StatusBadge status={mentorship.status} />
        ) : (
          <Button
            disabled={placesLeft === 0}
            onClick={onAsk}
            aria-haspopup="dialog"
            aria-label={t('askThe', { name })}
          >
            {t('ask')}
          </Button>
        )}
        <LinkButton to={paths.maker(handle)} variant="default" aria-label={t('pageOf', { name })}>
          {t('page')}
        </LinkButton>
      </Group>
    </Card>
  )
}
