import { Select, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { skillChoices } from '../../skills/skill-choices.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { CatalogueSkill } from '../model.ts'
import { DialogActions } from './DialogActions.tsx'
import { ReasonField } from './ReasonField.tsx'
import { UsageList } from './UsageList.tsx'

interface Props {
  skill: CatalogueSkill
  skills: CatalogueSkill[]
  onClose: () => void
}

/** Merges a skill into another one, which inherits its names as aliases. */
export function MergeDialog({ skill, skills, onClose }: Props) {
  const { t, i18n } = useTranslation('catalogueEditor')
  const [target, setTarget] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const choices = skillChoices(skills, i18n.language).filter(({ value }) => value !== skill.slug)
  const into = choices.find(({ value }) => value === target)?.label ?? ''
  const name = i18n.language === 'fr' ? skill.name_fr : skill.name_en
  const merge = useCatalogueChange('merge_skills', () => {
    toast.success({ title: t('merge.done', { name, into }) })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (target) merge.mutate({ source: skill.slug, target, reason })
  }
  return (
    <Dialog opened onClose={onClose} title={t('merge.of', { name })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('merge.text', { name })}</Text>
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
          <ReasonField value={reason} onChange={setReason} />
          <DialogActions
            error={merge.error}
            submit={t('merge.short')}
            isPending={merge.isPending}
            isDisabled={!target || reason.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
