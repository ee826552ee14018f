import { Card, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../../../../lib/located-text.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import type { Skill } from '../../../../core/skills/api/get-skills.ts'
import type { Posting } from '../../api/get-postings.ts'
import { ownSkills } from '../../rules/own-skills.ts'
import { readPosting } from '../../rules/posting/read.ts'
import classes from '../Booster.module.css'
import { MarkedText, showMark } from '../MarkedText.tsx'
import { PostingActions } from './PostingActions.tsx'
import { PostingFactsCard } from './PostingFactsCard.tsx'
import { PostingFlags } from './PostingFlags.tsx'
import { PostingGap } from './PostingGap.tsx'

interface Props {
  text: string
  kept: Posting | undefined
  catalogue: Skill[]
  onKept: (posting: string) => void
}

export function PostingReport({ text, kept, catalogue, onKept }: Props) {
  const { t } = useTranslation('booster')
  const { profile } = useSignedIn()
  const own = useMemo(() => ownSkills(profile?.skills ?? [], catalogue), [profile, catalogue])
  const facts = useMemo(() => readPosting(text, [...catalogue, ...own]), [text, catalogue, own])
  const [pointed, setPointed] = useState<Place>()
  const marks = useMemo(() => {
    const skills = [...facts.essential, ...facts.optional].flatMap(({ skill, places }) =>
      places.map((place) => ({ ...place, id: `${skill}-${place.start}`, tone: 'good' as const })),
    )
    // The selected passage comes first, so that its mark wins over overlapping ones.
    return pointed ? [{ ...pointed, id: 'pointed' }, ...skills] : skills
  }, [facts, pointed])
  function show(place: Place): void {
    setPointed(place)
    // The mark is rendered with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => showMark('pointed')))
  }
  return (
    <div className={classes.columns}>
      <Stack gap="md">
        <PostingActions text={text} facts={facts} kept={kept} onKept={onKept} />
        <PostingFactsCard facts={facts} text={text} onShow={show} />
        <PostingFlags flags={facts.flags} text={text} onShow={show} />
        <Card padding="lg" component="section">
          <Title order={2} mb="sm">
            {t('posting.text')}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {t('posting.marked')}
          </Text>
          <MarkedText label={t('posting.text')} text={text} marks={marks} />
        </Card>
      </Stack>
      <PostingGap
        title={kept?.title || facts.guess.job_title || t('posting.this')}
        essential={facts.essential}
        optional={facts.optional}
        languages={[...facts.languages.essential, ...facts.languages.optional]}
        own={new Set(own.map(({ slug }) => slug))}
      />
    </div>
  )
}
