import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import parts from '../../profiles/components/Profile.module.css'
import { ProfileConflict } from '../../profiles/components/ProfileConflict.tsx'
import columns from '../../profiles/components/ProfileEditor.module.css'
import type { StoredMaker } from '../model.ts'
import { useMakerEditor } from '../use-maker-editor.ts'
import { AboutFields } from './AboutFields.tsx'
import { AvailabilityFields } from './AvailabilityFields.tsx'
import { KeySkillsField } from './KeySkillsField.tsx'
import { MakerPreview } from './MakerPreview.tsx'
import { PageCard } from './PageCard.tsx'
import { RatesField } from './RatesField.tsx'

interface Props {
  organization: MyOrganization
  stored: StoredMaker | null
}

/** The maker's profile, written beside a look at how it becomes. */
export function MakerEditor({ organization, stored }: Props) {
  const { t } = useTranslation('makers')
  const editor = useMakerEditor(organization, stored)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const { form } = editor
  return (
    <form
      onSubmit={(event) => {
        // What is wrong is said at its field, which the preview does not have.
        if (form.validate().hasErrors) setView('write')
        editor.save(event)
      }}
      noValidate
    >
      <SegmentedControl
        mb="lg"
        aria-label={t('editor.view')}
        value={view}
        onChange={(value) => setView(value as typeof view)}
        data={[
          { value: 'write', label: t('editor.write') },
          { value: 'preview', label: t('editor.preview') },
        ]}
      />
      {editor.isConflict && (
        <ProfileConflict
          title={t('editor.conflict')}
          isBusy={editor.isSaving}
          onLoad={editor.loadNewer}
          onOverwrite={editor.overwrite}
        />
      )}
      {view === 'preview' ? (
        <MakerPreview fields={form.values} name={organization.name} />
      ) : (
        <div className={columns.columns}>
          <Stack gap="lg">
            <PageCard
              name={organization.name}
              slug={organization.slug}
              form={form}
              isShown={editor.isShown}
            />
            <AvailabilityFields form={form} />
          </Stack>
          <Stack gap="lg">
            <AboutFields form={form} />
            <KeySkillsField form={form} />
            <RatesField form={form} />
          </Stack>
        </div>
      )}
      <Group gap="sm" justify="flex-end" className={parts.bar}>
        <Button variant="default" disabled={!editor.isDirty} onClick={editor.reset}>
          {t('editor.reset')}
        </Button>
        <Button type="submit" disabled={!editor.isDirty} loading={editor.isSaving}>
          {t('editor.save')}
        </Button>
      </Group>
      <UnsavedChanges
        isDirty={editor.isDirty}
        question={t('editor.unsaved')}
        stay={t('editor.stay')}
        leave={t('editor.leave')}
      />
    </form>
  )
}
