import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { MakerCard } from '../../makers/components/MakerCard.tsx'
import type { Mentor } from '../api/answers.ts'
import { StatusBadge } from './StatusBadge.tsx'

interface Props {
  mentor: Mentor
  onAsk: () => void
}

export function MentorCard({ mentor, onAsk }: Props) {
  const { t } = useTranslation('mentoring')
  const { name, handle, placesLeft, mentorship } = mentor
  return (
    <MakerCard maker={mentor} level={3}>
      <Text size="sm" fw={600} c={placesLeft > 0 ? 'var(--moss-text)' : 'dimmed'}>
        {placesLeft > 0 ? t('free', { count: placesLeft }) : t('full')}
      </Text>
      {/* Above the link that covers the card. */}
      <Group gap="sm" mt="auto" pos="relative" style={{ zIndex: 1 }}>
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
    </MakerCard>
  )
}
