import { Badge, Button, Card, Group, List, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '../../../../../i18n/languages.ts'
import { skillName, skillsQuery } from '../../../../core/skills/api/get-skills.ts'
import type { MissionContent } from '../../../missions/model.ts'
import { missionFromText, type Recognized } from '../../from-text/mission-from-text.ts'
import { maxSourceLength } from '../../from-text/sentences.ts'
import type { ReadSource } from '../../from-text/source.ts'
import { useRecognizedText } from '../../use-recognized-text.ts'

/** Shorter texts say too little. */
const leastLength = 40

interface Props {
  language: Language
  read: ReadSource
  isPending: boolean
  onBack: () => void
  onUse: (content: MissionContent, recognized: Recognized) => void
}

/** A draft from pasted text, shown while it is typed. Nothing leaves the browser before it is created. */
export function FromText({ language, read, isPending, onBack, onUse }: Props) {
  const { t } = useTranslation('authoring')
  const [text, setText] = useState('')
  const { data: skills } = useQuery(skillsQuery())
  const typed = useDeferredValue(text)
  const draft = useMemo(() => {
    if (typed.trim().length < leastLength || !skills) return undefined
    const offered = skills.filter(({ retired_at }) => !retired_at)
    return missionFromText(typed, read(typed, offered, language))
  }, [typed, skills, read, language])
  return (
    <Stack gap="md">
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {t('start.back')}
        </Button>
      </div>
      <Textarea
        data-autofocus
        label={t('start.text.label')}
        description={t('start.text.hint')}
        autosize
        minRows={6}
        maxRows={14}
        maxLength={maxSourceLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {draft ? <Found draft={draft} /> : <Text c="dimmed">{t('start.text.more')}</Text>}
      </div>
      <Group>
        <Button
          disabled={!draft}
          loading={isPending}
          onClick={() => draft && onUse(draft.content, draft.recognized)}
        >
          {t('start.text.create')}
        </Button>
      </Group>
    </Stack>
  )
}

function Found({ draft: { content, recognized } }: { draft: ReturnType<typeof missionFromText> }) {
  const { t: tMissions } = useTranslation('missions')
  const { data: skills } = useQuery(skillsQuery())
  const { found, suggested, left } = useRecognizedText(recognized)
  const facts = [
    tMissions(`categories.${content.category}`),
    tMissions(`difficulties.${content.difficulty}`),
    tMissions('hours', { count: content.hours }),
    languageNames[content.language],
  ]
  return (
    <Card padding="md" component="section" aria-labelledby="draft-title">
      <Stack gap="sm">
        <div lang={content.language}>
          <Title order={3} id="draft-title">
            {content.title}
          </Title>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </div>
        {content.skills.length > 0 && (
          <Group gap={6}>
            {content.skills.map((slug) => (
              <Badge key={slug} variant="light" tt="none">
                {skillName(skills, slug)}
              </Badge>
            ))}
          </Group>
        )}
        <List type="ordered" size="sm" lang={content.language}>
          {content.steps.map((step) => (
            <List.Item key={step.id}>
              {tMissions(`stepKinds.${step.kind}`)} · {step.title}
            </List.Item>
          ))}
        </List>
        <Text size="sm" c="dimmed">
          {[found, suggested, left].filter(Boolean).join(' ')}
        </Text>
      </Stack>
    </Card>
  )
}
