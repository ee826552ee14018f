import { Card, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAutosaveState } from '../../../../lib/autosave/use-autosave.ts'
import { SaveConflict } from '../../../../ui/SaveConflict.tsx'
import { SaveState } from '../../../../ui/SaveState.tsx'
import { countWords } from '../../../missions/player/play.ts'
import { type Answer, type AnswerPart, type OpenQuestion, starParts } from '../model.ts'
import { useAnswerAutosave } from '../use-answer-autosave.ts'

/** People speak about 140 words per minute. */
const wordsInSecond = 140 / 60

interface Props {
  question: OpenQuestion
  userId: string
}

/** A story in its four parts, or notes; saved while typing. */
export function AnswerCard({ question, userId }: Props) {
  const { t } = useTranslation('practice')
  const autosave = useAnswerAutosave(question, userId)
  const state = useAutosaveState(autosave)
  const { content: draft, theirs } = state
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
      onChange={(event) => autosave.change({ ...draft, [part]: event.currentTarget.value })}
    />
  )
  return (
    <Card padding="lg" component="section" aria-labelledby="answer">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={3} id="answer">
            {t('question.answer')}
          </Title>
          {state.status !== 'conflict' && <SaveState state={state} onRetry={autosave.flush} />}
        </Group>
        {isStory && <Text c="dimmed">{t('question.starText')}</Text>}
        {state.status === 'conflict' && (
          <SaveConflict
            theirs={theirs && inWords(theirs.content)}
            onKeepMine={() => autosave.resolve('mine')}
            onTakeTheirs={() => autosave.resolve('theirs')}
          />
        )}
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
