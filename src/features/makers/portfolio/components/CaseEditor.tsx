import { Button, Card, Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withProtocol } from '../../../../lib/web-address.ts'
import classes from '../../../../ui/editor/Editor.module.css'
import { LinksField } from '../../../../ui/editor/LinksField.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { PhotosField } from '../../../hiring/company-profile/components/PhotosField.tsx'
import type { StoredCase } from '../api/get-case.ts'
import { most } from '../model.ts'
import { useCaseEditor } from '../use-case-editor.ts'
import { CasePresentation } from './CasePresentation.tsx'
import { ClientFields } from './ClientFields.tsx'
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
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        save(isPublished)
      }}
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
      <FormConflict editor={editor} mb="lg" />
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
          <LinksField form={form} empty={t('editor.noLinks')} most={most.links} />
        </Stack>
      )}
      <Group gap="sm" justify="flex-end" className={classes.bar}>
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
    </Form>
  )
}
