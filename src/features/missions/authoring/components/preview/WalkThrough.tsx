import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../../../i18n/languages.ts'
import { Dialog } from '../../../../../ui/Dialog.tsx'
import { end } from '../../../missions/flow.ts'
import { inLanguage, translatedLanguages } from '../../../missions/languages.ts'
import type { MissionContent } from '../../../missions/model.ts'
import { nextOf } from '../../model/walk.ts'
import { Choices } from '../editor/Choices.tsx'
import { StepPreview } from './StepPreview.tsx'

/** The whole mission from the first step to the end, along the chosen paths. */
export function WalkThrough({ content, onClose }: { content: MissionContent; onClose: () => void }) {
  const { t } = useTranslation('authoring')
  const offered = [content.language, ...translatedLanguages(content)]
  const [language, setLanguage] = useState(content.language)
  const { title, steps, feedbackDays } = useMemo(() => inLanguage(content, language), [content, language])
  const [path, setPath] = useState(steps.slice(0, 1).map(({ id }) => id))
  const [choice, setChoice] = useState<string>()
  const step = steps.find(({ id }) => id === path.at(-1))
  const next = step && nextOf(steps, step.id, choice)
  function go(to: string[]): void {
    setPath(to)
    setChoice(undefined)
  }
  return (
    <Dialog opened onClose={onClose} title={t('walk.title')} size="lg">
      <Stack gap="lg">
        {offered.length > 1 && (
          <Choices
            label={t('languages.choose')}
            value={language}
            options={offered.map((value) => ({ value, label: languageNames[value] }))}
            onChange={setLanguage}
          />
        )}
        {steps.length === 0 && <Text>{t('walk.none')}</Text>}
        {step && (
          <>
            <Text size="sm" c="dimmed">
              {title} · {t('walk.step', { place: path.length })}
            </Text>
            <StepPreview key={path.length} step={step} level={3} onChoose={setChoice} />
          </>
        )}
        {path.at(-1) === end && (
          <div>
            <Title order={3} mb="xs">
              {t('walk.over')}
            </Title>
            <Text>{t('walk.overText', { count: feedbackDays })}</Text>
          </div>
        )}
        <Group justify="space-between">
          <Button variant="default" disabled={path.length < 2} onClick={() => go(path.slice(0, -1))}>
            {t('walk.back')}
          </Button>
          {step ? (
            <Button disabled={!next} onClick={() => next && go([...path, next])}>
              {t('walk.continue')}
            </Button>
          ) : (
            <Button disabled={steps.length === 0} onClick={() => go(path.slice(0, 1))}>
              {t('walk.again')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
