import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { MakerPageData } from '../api/answers.ts'
import { Rates } from './Rates.tsx'
import { WeightedSkills } from './WeightedSkills.tsx'

interface Props {
  maker: Pick<MakerPageData, 'bio' | 'skills' | 'rates' | 'hasSiret'> & { answerHours?: number | null }
  /** Level of its headings. */
  level: 2 | 3
}

/** What the maker says about themselves, with explanations. */
export function MakerAbout({ maker, level }: Props) {
  const { t } = useTranslation('makers')
  const section = (title: string, children: ReactNode) => (
    <section>
      <Title order={level} size="h2" mb="md">
        {title}
      </Title>
      {children}
    </section>
  )
  const { bio, skills, rates, hasSiret, answerHours } = maker
  return (
    <Stack gap="xl">
      {bio && section(t('page.about'), <Markdown>{bio}</Markdown>)}
      {skills.length > 0 && section(t('page.skills'), <WeightedSkills skills={skills} />)}
      {section(t('page.rates'), <Rates rates={rates} />)}
      {(hasSiret || answerHours !== undefined) &&
        section(
          t('page.goodToKnow'),
          <Stack gap="xs">
            {hasSiret && <Text>{`${t('siret.checked')}. ${t('siret.means')}`}</Text>}
            {answerHours !== undefined && (
              <Text>
                {answerHours === null ? `${t('answers.none')}. ${t('answers.means')}` : t('answers.means')}
              </Text>
            )}
          </Stack>,
        )}
    </Stack>
  )
}
