import { Divider, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/Section.tsx'
import type { RatingState } from '../api/answers.ts'
import { AskRating } from './AskRating.tsx'
import { MyRating } from './MyRating.tsx'
import { TheirRating } from './TheirRating.tsx'

interface Props {
  projectId: string
  canRate: boolean
  rating: RatingState | null
  contacts: { id: string; name: string; email: string }[]
}

/** Client and maker rate each other; neither sees the other's rating first. */
export function RatingSection({ projectId, canRate, rating, contacts }: Props) {
  const { t } = useTranslation('ratings')
  if (!canRate && !rating) {
    return (
      <Section title={t('section.title')}>
        <Text size="sm" c="dimmed">
          {t('section.early')}
        </Text>
      </Section>
    )
  }
  return (
    <Section title={t('section.title')} hint={t('section.rule')}>
      {rating?.clientGivenAt ? (
        <TheirRating projectId={projectId} rating={rating} />
      ) : (
        <AskRating projectId={projectId} rating={rating} contacts={contacts} />
      )}
      <Divider />
      <MyRating projectId={projectId} rating={rating} />
    </Section>
  )
}
