import { Card, Checkbox, NativeSelect, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../../../../i18n/languages.ts'
import { categories, difficulties, type MissionContent, maxMissionHours } from '../../../missions/model.ts'
import { useEditor, useNamedField } from '../../use-editor.ts'
import classes from './MissionEditor.module.css'
import { NumberField } from './NumberField.tsx'
import { SkillsPicker } from './SkillsPicker.tsx'

export function FactsTab() {
  const { t } = useTranslation('authoring')
  const { t: tMissions } = useTranslation('missions')
  const { content, edit } = useEditor()
  useNamedField()
  function set<K extends keyof MissionContent>(key: K, value: MissionContent[K]): void {
    edit(key, (now) => ({ ...now, [key]: value }))
  }
  return (
    <Card padding="lg" className={classes.form}>
      <Stack gap="md">
        <Title order={2}>{t('facts.title')}</Title>
        <TextInput
          id="field-title"
          label={t('facts.missionTitle')}
          description={t('facts.missionTitleHint')}
          maxLength={120}
          value={content.title}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
        <Textarea
          id="field-summary"
          label={t('facts.summary')}
          description={t('facts.summaryHint', { count: content.summary.trim().length })}
          autosize
          minRows={3}
          maxLength={600}
          value={content.summary}
          onChange={(event) => set('summary', event.currentTarget.value)}
        />
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <NativeSelect
            id="field-category"
            label={t('facts.category')}
            value={content.category}
            data={categories.map((value) => ({ value, label: tMissions(`categories.${value}`) }))}
            onChange={(event) => set('category', event.currentTarget.value as MissionContent['category'])}
          />
          <NativeSelect
            id="field-difficulty"
            label={t('facts.difficulty')}
            value={content.difficulty}
            data={difficulties.map((value) => ({ value, label: tMissions(`difficulties.${value}`) }))}
            onChange={(event) => set('difficulty', event.currentTarget.value as MissionContent['difficulty'])}
          />
          <NativeSelect
            id="field-language"
            label={t('facts.language')}
            value={content.language}
            data={languages
              .filter((value) => !content.translations?.[value])
              .map((value) => ({ value, label: languageNames[value] }))}
            onChange={(event) => set('language', event.currentTarget.value as MissionContent['language'])}
          />
        </SimpleGrid>
        <SkillsPicker skills={content.skills} onChange={(skills) => set('skills', skills)} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NumberField
            id="field-hours"
            label={t('facts.hours')}
            description={t('facts.hoursHint', { most: maxMissionHours })}
            min={0.5}
            max={maxMissionHours}
            step={0.5}
            decimalScale={1}
            value={content.hours}
            onChange={(hours) => set('hours', hours)}
          />
          <NumberField
            id="field-feedbackDays"
            label={t('facts.feedbackDays')}
            description={t('facts.feedbackDaysHint')}
            min={1}
            max={30}
            allowDecimal={false}
            value={content.feedbackDays}
            onChange={(feedbackDays) => set('feedbackDays', feedbackDays)}
          />
        </SimpleGrid>
        <Checkbox
          id="field-isFictional"
          label={t('facts.fictional')}
          description={t('facts.fictionalHint')}
          checked={content.isFictional}
          onChange={(event) => set('isFictional', event.currentTarget.checked)}
        />
      </Stack>
    </Card>
  )
}
