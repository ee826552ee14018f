import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { end, successors } from '../../../missions/flow.ts'
import type { Step } from '../../../missions/model.ts'
import { letterOf } from '../../model/letters.ts'
import { layOut } from '../../model/map-layout.ts'
import { stepFlags } from '../../model/step-flags.ts'
import { useEditor } from '../../use-editor.ts'
import { BranchMap } from './BranchMap.tsx'
import classes from './MapTab.module.css'

export function MapTab() {
  const { t } = useTranslation('authoring')
  const { content, problems, goTo } = useEditor()
  const { steps } = content
  const map = useMemo(() => layOut(steps), [steps])
  const isBroken = problems.some((problem) => /^(unreachable|loop):/.test(problem))
  if (steps.length === 0) return <Text>{t('map.empty')}</Text>

  const nameOf = (id: string) => {
    const place = steps.findIndex((step) => step.id === id) + 1
    if (id === end || place === 0) return t('map.end')
    return t('form.place', { place, title: steps[place - 1]!.title.trim() || t('steps.untitled') })
  }
  const waysOf = (step: Step, index: number) =>
    successors(steps, index).map((target, way) =>
      step.kind === 'decision'
        ? t('map.choiceLeadsTo', {
            letter: letterOf(way),
            label: step.choices[way]!.label,
            where: nameOf(target),
          })
        : t('map.leadsTo', { where: nameOf(target) }),
    )
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>{t('map.title')}</Title>
        <Text c="dimmed">{isBroken ? t('map.hint') : t('map.fine')}</Text>
      </div>
      <Card padding="md" className={classes.frame} tabIndex={0} role="group" aria-label={t('map.title')}>
        <BranchMap map={map} />
      </Card>
      <section aria-labelledby="map-words">
        <Title order={3} id="map-words" mb="xs">
          {t('map.words')}
        </Title>
        <ol className={classes.words}>
          {steps.map((step, index) => (
            <li key={step.id}>
              <Anchor component="button" type="button" onClick={() => goTo({ tab: 'steps', step: step.id })}>
                {step.title.trim() || t('steps.untitled')}
              </Anchor>
              {stepFlags(problems, step.id).map((flag) => (
                <Text key={flag} span fw={600} c="var(--danger-text)">
                  {' '}
                  {t(`steps.${flag}`)}
                </Text>
              ))}
              <ul>
                {waysOf(step, index).map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </Stack>
  )
}
