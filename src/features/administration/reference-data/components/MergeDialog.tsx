import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { skillChoices } from '../../../core/skills/skill-choices.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { CatalogueSkill } from '../model.ts'
import { UsageList } from './UsageList.tsx'

interface Props {
  skill: CatalogueSkill
  skills: CatalogueSkill[]
  onClose: () => void
}

/** Merges a skill into another one, which inherits its names as aliases. */
export function MergeDialog({ skill, skills, onClose }: Props) {
  const { t, i18n } = useTranslation('referenceData')
  const [target, setTarget] = useState<string | null>(null)
  const choices = skillChoices(skills, i18n.language).filter(({ value }) => value !== skill.slug)
  const into = choices.find(({ value }) => value === target)?.label ?? ''
  const name = inLanguage(skill, 'name')
  const merge = useCatalogueChange('merge_skills', () => {
    toast.success({ title: t('merge.done', { name, into }) })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('merge.of', { name })}
      text={t('merge.text', { name })}
      label={t('reason')}
      hint={t('reasonHint')}
      action={t('merge.short')}
      isHarmful
      change={merge}
      isReady={target !== null}
      onSubmit={(reason) => target && merge.mutate({ source: skill.slug, target, reason })}
      onClose={onClose}
    >
      <UsageList kind="skill" slug={skill.slug} />
      <Select
        label={t('merge.into')}
        searchable
        required
        limit={40}
        data-autofocus
        openOnFocus={false}
        value={target}
        onChange={setTarget}
        data={choices}
        nothingFoundMessage={t('none')}
        comboboxProps={{ withinPortal: false }}
      />
    </ReasonDialog>
  )
}
