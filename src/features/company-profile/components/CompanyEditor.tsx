import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import parts from '../../profiles/components/Profile.module.css'
import { ProfileConflict } from '../../profiles/components/ProfileConflict.tsx'
import columns from '../../profiles/components/ProfileEditor.module.css'
import { type CompanyFields, most, type StoredProfile } from '../model.ts'
import { useCompanyEditor } from '../use-company-editor.ts'
import { AboutFields } from './AboutFields.tsx'
import { CompletenessCard } from './CompletenessCard.tsx'
import { LinksField } from './LinksField.tsx'
import { LogoCard } from './LogoCard.tsx'
import { PhotosField } from './PhotosField.tsx'
import { ValuesField } from './ValuesField.tsx'

interface Props {
  organization: MyOrganization
  stored: StoredProfile | null
  /** The page as it would be with what is written now. */
  preview: (fields: CompanyFields) => ReactNode
}

/** The page of a company or school, written beside a look at how it becomes. */
export function CompanyEditor({ organization, stored, preview }: Props) {
  const { t } = useTranslation('companyEditor')
  const editor = useCompanyEditor(organization, stored)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const { form } = editor
  const isSchool = organization.kind === 'academia'
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
        aria-label={t('view')}
        value={view}
        onChange={(value) => setView(value as typeof view)}
        data={[
          { value: 'write', label: t('write') },
          { value: 'preview', label: t('preview') },
        ]}
      />
      {editor.isConflict && (
        <ProfileConflict
          title={t('conflict')}
          isBusy={editor.isSaving}
          onLoad={editor.loadNewer}
          onOverwrite={editor.overwrite}
        />
      )}
      {view === 'preview' ? (
        <Suspense fallback={<CardsSkeleton tiles={1} />}>{preview(form.values)}</Suspense>
      ) : (
        <div className={columns.columns}>
          <Stack gap="lg">
            <LogoCard organization={organization} form={form} />
            <CompletenessCard fields={form.values} isSchool={isSchool} />
          </Stack>
          <Stack gap="lg">
            <AboutFields form={form} isSchool={isSchool} />
            <PhotosField
              organizationId={organization.id}
              photos={form.values.photos}
              onChange={(change) => {
                form.setFieldValue('photos', change)
                form.clearErrors()
              }}
              altProps={(place) => form.getInputProps(`photos.${place}.alt`)}
              most={most.photos}
              empty={t('photos.empty')}
            />
            <ValuesField form={form} />
            <LinksField form={form} />
          </Stack>
        </div>
      )}
      <Group gap="sm" justify="flex-end" className={parts.bar}>
        <Button variant="default" disabled={!editor.isDirty} onClick={editor.reset}>
          {t('reset')}
        </Button>
        <Button type="submit" disabled={!editor.isDirty} loading={editor.isSaving}>
          {t('save')}
        </Button>
      </Group>
      <UnsavedChanges isDirty={editor.isDirty} question={t('unsaved')} stay={t('stay')} leave={t('leave')} />
    </form>
  )
}
