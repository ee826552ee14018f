import { Card, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../ui/EmptyState.tsx'
import { replaceStep } from '../../model/steps.ts'
import { useEditor, useNamedField } from '../../use-editor.ts'
import { Choices } from '../editor/Choices.tsx'
import { StepPreview } from '../preview/StepPreview.tsx'
import { AddStep } from './AddStep.tsx'
import { Outline } from './Outline.tsx'
import { StepForm } from './StepForm.tsx'
import classes from './StepsTab.module.css'

const views = ['edit', 'preview'] as const

/** Outline, form and preview side by side; on narrow screens, form and preview alternate. */
export function StepsTab() {
  const { t } = useTranslation('authoring')
  const { content, step, edit } = useEditor()
  const [view, setView] = useState<(typeof views)[number]>('edit')
  useNamedField()
  if (!step) {
    return <EmptyState title={t('steps.none')} text={t('steps.noneText')} action={<AddStep />} />
  }
  return (
    <div className={classes.columns} data-view={view}>
      <Outline />
      <div className={classes.switch}>
        <Choices
          label={t('steps.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`steps.${value}`) }))}
          onChange={setView}
        />
      </div>
      <Card padding="lg" className={classes.form}>
        <StepForm
          key={step.id}
          step={step}
          steps={content.steps}
          onChange={(changed, what) =>
            edit(`step:${step.id}:${what}`, (now) => ({ ...now, steps: replaceStep(now.steps, changed) }))
          }
        />
      </Card>
      <section className={classes.preview} aria-labelledby="preview-title">
        <Title order={2} size="h3" id="preview-title">
          {t('steps.previewTitle')}
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          {t('shown.tryOut')}
        </Text>
        <Card padding="lg">
          <StepPreview key={step.id} step={step} level={3} />
        </Card>
      </section>
    </div>
  )
}
