import { Card, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../player/components/ConflictNotice.tsx'
import { SaveState } from '../../player/components/SaveState.tsx'
import { countWords } from '../../player/play.ts'
import { useKeeper } from '../../player/use-playing.ts'
import { type Answer, type AnswerPart, type OpenQuestion, starParts } from '../model.ts'
import { useAnswerKeeper } from '../use-answer-keeper.ts'

/** People speak about 140 words per minute. */
const wordsInSecond = 140 / 60

interface Props {
  question: OpenQuestion
  userId: string
}

/** A story in its four parts, or notes; saved while typing. */
export function AnswerCard({ question, userId }: Props) {
  const { t } = useTranslation('practice')
  const keeper = useAnswerKeeper(question, userId)
  const { draft, status } = useKeeper(keeper)
  const isStory = question.kind === 'behaviour'
  const parts: AnswerPart[] = isStory ? [...starParts] : ['text']
  const inWords = (answer: Answer | null) =>
    parts.flatMap((part) => (answer?.[part] ? [answer[part]] : [])).join('\n\n')
  const words = countWords(inWords(draft))
  const seconds = Math.round(words / wordsInSecond / 5) * 5
  const time = t('question.seconds', { count: seconds })
  const field = (part: AnswerPart, label: string, description: string) => (
    <Textarea
      key={part}
      label={label}
      description={description}
      autosize
      minRows={part === 'text' ? 6 : 2}
      maxRows={20}
      maxLength={10_000}
      value={draft?.[part] ?? ''}
      onChange={(event) => keeper.change({ ...draft, [part]: event.currentTarget.value })}
    />
  )
  return (
    <Card padding="lg" component="section" aria-labelledby="answer">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={3} id="answer">
            {t('question.answer')}
          </Title>
          {status !== 'conflict' && <SaveState keeper={keeper} />}
        </Group>
        {isStory && <Text c="dimmed">{t('question.starText')}</Text>}
        {status === 'conflict' && <ConflictNotice keeper={keeper} inWords={inWords} />}
        {isStory
          ? starParts.map((part) => field(part, t(`question.parts.${part}`), t(`question.partHints.${part}`)))
          : field('text', t('question.text'), t('question.textHint'))}
        {words > 0 && (
          <Text size="sm" c="dimmed">
            {t('question.words', { count: words, time })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
