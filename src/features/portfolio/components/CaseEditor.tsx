import { Button, Card, Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import { withProtocol } from '../../auth/model.ts'
import { PhotosField } from '../../company-profile/components/PhotosField.tsx'
import parts from '../../profiles/components/Profile.module.css'
import { ProfileConflict } from '../../profiles/components/ProfileConflict.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { most, type StoredCase } from '../model.ts'
import { useCaseEditor } from '../use-case-editor.ts'
import { CasePresentation } from './CasePresentation.tsx'
import { ClientFields } from './ClientFields.tsx'
import { LinksField } from './LinksField.tsx'
import { StoryFields } from './StoryFields.tsx'

interface Props {
  organizationId: string
  stored: StoredCase | null
  place: string
  onCreated: (id: string) => void
}

export function CaseEditor({ organizationId, stored, place, onCreated }: Props) {
  const { t } = useTranslation('portfolio')
  const path = useAreaPath()
  const editor = useCaseEditor({ organizationId, stored, place, onCreated })
  const [view, setView] = useState<'write' | 'preview'>('write')
  const { form, isPublished } = editor
  const save = (publish: boolean) => {
    // Errors are shown at the fields, which the preview doesn't have.
    setView('write')
    editor.save(publish)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save(isPublished)
      }}
      noValidate
    >
      <PageHeader
        title={form.values.title.trim() || t('editor.new')}
        back={{ to: path('/portfolio'), label: t('editor.back') }}
      />
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
        <Card padding="xl">
          <CasePresentation
            shown={{
              ...form.values,
              links: form.values.links.map(({ label, url }) => ({ label, url: withProtocol(url) })),
            }}
            level={2}
          />
        </Card>
      ) : (
        <Stack gap="lg">
          <StoryFields form={form} />
          <PhotosField
            organizationId={organizationId}
            photos={form.values.images}
            onChange={(change) => {
              form.setFieldValue('images', change)
              form.clearErrors()
            }}
            altProps={(at) => form.getInputProps(`images.${at}.alt`)}
            most={most.images}
            empty={t('editor.noPictures')}
          />
          <ClientFields form={form} />
          <LinksField form={form} />
        </Stack>
      )}
      <Group gap="sm" justify="flex-end" className={parts.bar}>
        {isPublished && (
          <Button variant="subtle" disabled={editor.isSaving} onClick={() => save(false)}>
            {t('editor.unpublish')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isPublished ? 'filled' : 'default'}
          disabled={!editor.isDirty}
          loading={editor.isSaving}
        >
          {t(isPublished ? 'editor.save' : 'editor.saveDraft')}
        </Button>
        {!isPublished && (
          <Button loading={editor.isSaving} onClick={() => save(true)}>
            {t('editor.publish')}
          </Button>
        )}
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
