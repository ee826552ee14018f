import { Alert, Anchor, Text } from '@mantine/core'
import { IconCircleCheck, IconLanguage, IconListCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { unfinishedLanguages } from '../../../missions/languages.ts'
import type { Problem } from '../../../missions/problems.ts'
import { placeOf } from '../../model/problem-place.ts'
import { useEditor } from '../../use-editor.ts'
import classes from './PublishTab.module.css'

/** What is missing, in plain words; each line links to its place. */
export function Checklist({ version, isSettled }: { version: number; isSettled: boolean }) {
  const { t } = useTranslation('authoring')
  const { content, problems, goTo } = useEditor()
  function words(problem: Problem): string {
    const [kind, id] = problem.split(':')
    const place = content.steps.findIndex((step) => step.id === id)
    const step = content.steps[place]
    if (!step) return t(`publish.problems.${kind as 'title'}`)
    const named = { place: place + 1, title: step.title.trim() || t('steps.untitled') }
    if (kind === 'step') {
      return t('publish.problems.step', { ...named, what: t(`publish.stepLacks.${step.kind}`) })
    }
    return t(`publish.problems.${kind as 'unreachable' | 'loop'}`, named)
  }
  const [unfinished] = useMemo(() => unfinishedLanguages(content), [content])
  if (problems.length === 0 && unfinished) {
    const named = { language: t(`languages.named.${unfinished}`) }
    return (
      <Alert color="amber" icon={<IconLanguage />} title={t('languages.unfinished', named)}>
        <Text size="md">{t('languages.unfinishedText', named)}</Text>
      </Alert>
    )
  }
  if (problems.length === 0) {
    const [title, text] = isSettled
      ? [t('publish.settled', { version }), t('publish.settledText')]
      : [t('publish.ready'), t('publish.readyText', { version: version + 1 })]
    return (
      <Alert color="moss" icon={<IconCircleCheck />} title={title}>
        <Text size="md">{text}</Text>
      </Alert>
    )
  }
  return (
    <Alert
      color="amber"
      icon={<IconListCheck />}
      title={t('publish.missing', { count: problems.length })}
      aria-label={t('publish.missing', { count: problems.length })}
      role="group"
    >
      <Text size="md">{t('publish.missingText')}</Text>
      <ul className={classes.problems}>
        {problems.map((problem) => (
          <li key={problem}>
            <Anchor component="button" type="button" ta="start" onClick={() => goTo(placeOf(problem))}>
              {words(problem)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
