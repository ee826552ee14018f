import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../../i18n/i18n.ts'
import { below, paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { MissionCard } from '../../../missions/catalog/components/MissionCard.tsx'
import { CaseCards } from '../../portfolio/components/CaseCards.tsx'
import type { MakerPageData } from '../api/answers.ts'
import { MakerAbout } from './MakerAbout.tsx'
import { MakerHead } from './MakerHead.tsx'
import { MakerRatings } from './MakerRatings.tsx'

const WriteToMaker = lazy(async () => {
  const [{ WriteToMaker }] = await Promise.all([import('./WriteToMaker.tsx'), i18n.loadNamespaces('help')])
  return { default: WriteToMaker }
})

/** A maker as everyone sees them; `offers` are what they offer to juniors. */
export function MakerPresentation({ maker, offers }: { maker: MakerPageData; offers: ReactNode }) {
  const { t } = useTranslation('makers')
  const { data: skills } = useQuery(skillsQuery())
  const [isWriting, writing] = useDisclosure()
  const section = (title: string, children: ReactNode) => (
    <section>
      <Title order={2} mb="md">
        {title}
      </Title>
      {children}
    </section>
  )
  const { handle, cases, missions, ratings, isOwn } = maker
  return (
    <Stack gap="xl" mt="md">
      {isOwn && (
        <Alert>
          <Stack gap="xs" align="flex-start">
            {t('page.own')}
            <LinkButton to={below(paths.dashboard, '/maker-profile')} variant="default" size="sm">
              {t('page.edit')}
            </LinkButton>
          </Stack>
        </Alert>
      )}
      <MakerHead maker={maker} level={1} />
      {!isOwn && (
        <Button w="fit-content" aria-haspopup="dialog" onClick={writing.open}>
          {t('write.open', { name: maker.name })}
        </Button>
      )}
      {isWriting && (
        <Suspense>
          <WriteToMaker maker={maker} onClose={writing.close} />
        </Suspense>
      )}
      <MakerAbout maker={maker} level={2} />
      {section(
        t('page.portfolio'),
        cases.length === 0 ? (
          <Text c="dimmed">{t('page.noCases')}</Text>
        ) : (
          <CaseCards handle={handle} cases={cases} />
        ),
      )}
      {ratings.length > 0 &&
        section(t('page.ratings'), <MakerRatings rating={maker.rating} ratings={ratings} />)}
      {offers}
      {missions.length > 0 &&
        section(
          t('page.missions'),
          <ul className={cards.cards}>
            {missions.map((listing) => (
              <li key={listing.mission_id}>
                <MissionCard listing={listing} skills={skills} level={3} isPublic />
              </li>
            ))}
          </ul>,
        )}
    </Stack>
  )
}
