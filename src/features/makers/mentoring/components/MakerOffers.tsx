import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../../i18n/i18n.ts'
import { below, paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useMe } from '../../../core/session/use-me.ts'
import type { MakerPageData } from '../../makers/api/answers.ts'
import classes from './Mentoring.module.css'

const AskMentoringDialog = lazy(async () => {
  const [{ AskMentoringDialog }] = await Promise.all([
    import('./AskMentoringDialog.tsx'),
    i18n.loadNamespaces('mentoring'),
  ])
  return { default: AskMentoringDialog }
})

const inNetwork = (page: string) => below(paths.dashboard, `/networking/${page}`)

/** What a maker offers to juniors: career talks and mentorships. */
export function MakerOffers({ maker }: { maker: MakerPageData }) {
  const { t } = useTranslation('makers')
  const [isAsking, asking] = useDisclosure()
  const state = useMe()
  const isCandidate = state.status === 'ready' && state.me.hasRole('candidate')
  const isVisitor = state.status === 'signed-out'
  const { talk, placesLeft, mentorship, isOwn } = maker
  const mentors = placesLeft > 0 || mentorship
  if (!talk && !mentors) return null
  const mayAsk = !isOwn && !mentorship && placesLeft > 0
  return (
    <section>
      <Title order={2} mb="md">
        {t('page.talks')}
      </Title>
      <div className={classes.offers}>
        {talk && (
          <Card padding="lg">
            <Stack gap="xs" align="flex-start">
              <Title order={3}>{t('page.talk', { title: talk.title })}</Title>
              <Text c="dimmed">{t('page.talkFacts', { minutes: talk.minutes, count: talk.free })}</Text>
              {(isCandidate || isVisitor) && !isOwn && talk.free > 0 && (
                <LinkButton to={inNetwork(`talks/${talk.host}`)} variant="default">
                  {t('page.book')}
                </LinkButton>
              )}
            </Stack>
          </Card>
        )}
        {mentors && (
          <Card padding="lg">
            <Stack gap="xs" align="flex-start">
              <Title order={3}>{t('page.mentoring')}</Title>
              <Text c="dimmed">
                {mentorship
                  ? t(`page.${mentorship.status}`)
                  : placesLeft > 0
                    ? t('page.places', { count: placesLeft })
                    : t('page.full')}
              </Text>
              {mentorship && (
                <LinkButton
                  to={inNetwork(
                    mentorship.status === 'accepted' ? `mentoring/${mentorship.id}` : 'mentoring',
                  )}
                  variant="default"
                >
                  {t('page.open')}
                </LinkButton>
              )}
              {mayAsk && isCandidate && (
                <Button onClick={asking.open} aria-haspopup="dialog">
                  {t('page.ask')}
                </Button>
              )}
              {mayAsk && isVisitor && (
                <LinkButton to={inNetwork('mentoring')} variant="default">
                  {t('page.signIn')}
                </LinkButton>
              )}
            </Stack>
          </Card>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <AskMentoringDialog maker={maker} onClose={asking.close} />
        </Suspense>
      )}
    </section>
  )
}
