import { Card, Progress, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Skill, skillName } from '../../../core/skills/api/get-skills.ts'
import { findSkills } from '../../../core/skills/find-skills.ts'
import { checkResume } from '../rules/resume/check.ts'
import classes from './Booster.module.css'
import { MarkedText, showMark } from './MarkedText.tsx'
import { VerdictItem } from './VerdictItem.tsx'

interface Props {
  text: string
  asked: string[]
  catalogue: Skill[]
}

const thisMonth = () => new Date().getFullYear() * 12 + new Date().getMonth()

/**
 * The score as a sum of its checks, each check with its passages, and the text with those of the open one.
 */
export function CheckReport({ text, asked, catalogue }: Props) {
  const { t } = useTranslation('booster')
  const found = useMemo(() => findSkills(text, catalogue), [text, catalogue])
  const result = useMemo(
    () => checkResume({ text, asked, found, thisMonth: thisMonth() }),
    [text, asked, found],
  )
  const verdicts = [...result.verdicts].sort(
    (one, other) => Number(one.problems.length === 0) - Number(other.problems.length === 0),
  )
  const [chosen, setChosen] = useState<string | null>()
  // Open the first check that has a passage to point to.
  const first = verdicts.find(({ problems }) => problems.some(({ place }) => place)) ?? verdicts[0]
  const open = chosen === undefined ? first?.check : chosen
  const shown = verdicts.find(({ check }) => check === open)
  const marks = useMemo(() => {
    const problems = (shown?.problems ?? []).flatMap(({ place }, index) =>
      place ? [{ ...place, id: `passage-${index}` }] : [],
    )
    const skills =
      shown?.check === 'skills'
        ? found
            .filter(({ skill }) => asked.includes(skill))
            .flatMap(({ skill, places }) =>
              places.map((place) => ({ ...place, id: `${skill}-${place.start}`, tone: 'good' as const })),
            )
        : []
    return [...problems, ...skills]
  }, [shown, found, asked])
  const label = t('check.score', { points: result.score, of: 100 })
  return (
    <div className={classes.columns}>
      <Stack gap="md">
        <Card padding="lg" component="section" aria-labelledby="check-score">
          <Title order={2} id="check-score">
            <span role="status">{label}</span>
          </Title>
          <Progress
            mt="sm"
            size="lg"
            value={result.score}
            color={result.score >= 80 ? 'moss' : 'indigo'}
            aria-label={label}
          />
          <Text size="sm" c="dimmed" mt="sm">
            {t('check.scoreMeans', { words: result.words })}
          </Text>
          {result.points > result.most && (
            <Text size="sm" mt="xs">
              {t('check.scoreCapped', { words: result.words, most: result.most })}
            </Text>
          )}
        </Card>
        <ul className={classes.verdicts} aria-label={t('check.checks')}>
          {verdicts.map((verdict) => (
            <VerdictItem
              key={verdict.check}
              verdict={verdict}
              text={text}
              isOpen={verdict.check === open}
              skillName={(slug) => skillName(catalogue, slug)}
              onToggle={() => setChosen(verdict.check === open ? null : verdict.check)}
              onShow={(index) => showMark(`passage-${index}`)}
            />
          ))}
        </ul>
      </Stack>
      <Card padding="lg" component="section" className={classes.sticky}>
        <Title order={2} mb="sm">
          {t('check.text')}
        </Title>
        <MarkedText label={t('check.text')} text={text} marks={marks} />
      </Card>
    </div>
  )
}
