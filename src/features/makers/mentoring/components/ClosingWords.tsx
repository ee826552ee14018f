import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import written from '../../../../ui/WrittenMessage.module.css'
import type { Mentorship } from '../api/answers.ts'
import { otherName } from '../model.ts'

interface Props {
  mentorship: Mentorship
  onSay: () => void
}

/** The two closing messages. */
export function ClosingWords({ mentorship, onSay }: Props) {
  const { t } = useTranslation('mentoring')
  const { side, makerWord, candidateWord } = mentorship
  const [mine, other] = side === 'maker' ? [makerWord, candidateWord] : [candidateWord, makerWord]
  return (
    <Card padding="lg" component="section" aria-labelledby="words-title">
      <Stack gap="sm" align="flex-start">
        <Title order={2} fz="lg" id="words-title">
          {t('detail.words')}
        </Title>
        {other && <Word who={otherName(mentorship)}>{other}</Word>}
        {mine && <Word who={t('detail.you')}>{mine}</Word>}
        {!mine && (
          <Button variant="default" onClick={onSay} aria-haspopup="dialog">
            {t('detail.sayWord')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function Word({ who, children }: { who: string; children: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {who}
      </Text>
      <Text className={written.words}>{children}</Text>
    </div>
  )
}
