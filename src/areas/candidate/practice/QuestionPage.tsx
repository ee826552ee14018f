import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { practiceQuery } from '../../../features/career/practice/api/get-practice.ts'
import { questionQuery } from '../../../features/career/practice/api/get-question.ts'
import { questionsQuery } from '../../../features/career/practice/api/get-questions.ts'
import { chooseQuestions } from '../../../features/career/practice/choose-questions.ts'
import { AnswerCard } from '../../../features/career/practice/components/AnswerCard.tsx'
import { EarlierRatings } from '../../../features/career/practice/components/EarlierRatings.tsx'
import classes from '../../../features/career/practice/components/Practice.module.css'
import { QuestionFacts } from '../../../features/career/practice/components/QuestionFacts.tsx'
import { RatingForm } from '../../../features/career/practice/components/RatingForm.tsx'
import { RecorderCard } from '../../../features/career/practice/components/RecorderCard.tsx'
import type { OpenQuestion } from '../../../features/career/practice/model.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'

/** Self-paced practice: hints, a structured answer, a recorder and a review. */
export function QuestionPage() {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const { slug = '' } = useParams()
  const { id } = useSignedIn()
  const query = useQuery(questionQuery(id, slug, currentLanguage()))
  const { data } = query
  const back = <BackLink to={path('/booster/practice')} label={t('back')} />
  return (
    <>
      <Group justify="space-between" mb="sm">
        {back}
        {data && <NextLink question={data} />}
      </Group>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} />} />
      {data === null && <EmptyState title={t('question.missing')} text={t('question.missingText')} />}
      {data && <Opened key={data.slug} question={data} userId={id} />}
    </>
  )
}

function Opened({ question, userId }: { question: OpenQuestion; userId: string }) {
  const { t } = useTranslation('practice')
  const { data: practice } = useQuery(practiceQuery(userId))
  const { slug, kind, trade, prompt, aim, hints } = question
  useDocumentTitle(prompt)
  return (
    <>
      <Title order={2} maw="40ch">
        {prompt}
      </Title>
      <Text component="div" className={classes.facts} mt={6} mb="lg">
        <QuestionFacts kind={kind} trade={trade} />
      </Text>
      <div className={classes.columns}>
        <Card padding="lg" component="aside" className={classes.aside}>
          <Stack gap="sm">
            <Title order={3}>{t('question.aim')}</Title>
            <Text>{aim}</Text>
            <Title order={3}>{t('question.hints')}</Title>
            <ul className={classes.hints}>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </Stack>
        </Card>
        <Stack gap="lg">
          <AnswerCard question={question} userId={userId} />
          <RecorderCard
            question={slug}
            recordings={practice?.recordings.filter(({ question_slug }) => question_slug === slug) ?? []}
          />
          <Card padding="lg" component="section" aria-labelledby="rate">
            <Title order={3} id="rate">
              {t('rate.title')}
            </Title>
            <RatingForm question={slug} />
            <EarlierRatings
              ratings={practice?.ratings.filter(({ question_slug }) => question_slug === slug) ?? []}
            />
          </Card>
        </Stack>
      </div>
    </>
  )
}

/** A similar question, if the list is already loaded. */
function NextLink({ question }: { question: OpenQuestion }) {
  const { t } = useTranslation('practice')
  const path = useAreaPath()
  const { id } = useSignedIn()
  const { data: questions = [] } = useQuery({ ...questionsQuery(currentLanguage()), enabled: false })
  const { data: practice } = useQuery(practiceQuery(id))
  const others = questions.filter(({ slug }) => slug !== question.slug)
  const wish = { kinds: [question.kind], trade: question.trade, count: 1 }
  const [next] = chooseQuestions(others, wish, practice?.practised, () => 0.5)
  if (!next) return null
  return (
    <LinkButton
      to={path(`/booster/practice/questions/${next.slug}`)}
      variant="subtle"
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      {t('question.another')}
    </LinkButton>
  )
}
