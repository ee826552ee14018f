import { Alert, Box, Button, Group, Stack } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompletenessCard } from '../../../../ui/CompletenessCard.tsx'
import classes from '../../../../ui/editor/Editor.module.css'
import { Form } from '../../../../ui/Form.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import type { Profile } from '../../../core/session/api/get-profile.ts'
import type { Career } from '../api/get-career.ts'
import { completeness } from '../completeness.ts'
import { isUntold, toFields } from '../model.ts'
import { useImportUndo } from '../use-import-undo.ts'
import { useLinkedField } from '../use-linked-field.ts'
import { useProfileEditor } from '../use-profile-editor.ts'
import { PhotoCard } from './PhotoCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileView } from './ProfileView.tsx'
import type { FileToRead } from './porting/ImportDialog.tsx'
import { PortingCard } from './porting/PortingCard.tsx'
import { ResumeCard } from './ResumeCard.tsx'
import { StartFromResume } from './StartFromResume.tsx'
import { VisibilityCard } from './VisibilityCard.tsx'

const ImportDialog = lazy(async () => ({
  default: (await import('./porting/ImportDialog.tsx')).ImportDialog,
}))

interface Props {
  userId: string
  profile: Profile | null
  career: Career
}

/** The candidate's own profile, to read and, after Edit, to change. */
export function ProfileEditor({ userId, profile, career }: Props) {
  const { t } = useTranslation('profiles')
  const { t: tCommon } = useTranslation()
  const editor = useProfileEditor(userId, { profile, career })
  const openAt = useLinkedField(editor)
  const fields = useMemo(() => toFields(profile, career), [profile, career])
  const revision = career?.revision ?? 0
  const {
    percent,
    missing: [next],
  } = completeness(profile)
  const imports = useImportUndo(userId, revision)
  const [importing, setImporting] = useState<{ file?: FileToRead }>()
  const [isChosen, setChosen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const fill = (file: FileToRead) => setImporting({ file })
  const endImport = () => {
    setImporting(undefined)
    setChosen(false)
  }
  const resumes = career?.resumes ?? []
  return (
    <Form onSubmit={editor.submit}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={!editor.isEditing && <Button onClick={editor.edit}>{t('edit')}</Button>}
      />
      {editor.state === 'discarded' && (
        <Alert color="gray" mb="lg" role="status">
          <Group gap="sm" justify="space-between">
            {t('discarded')}
            <Button variant="default" size="compact-md" onClick={editor.takeBack}>
              {t('takeBack')}
            </Button>
          </Group>
        </Alert>
      )}
      {imports.last && !editor.isEditing && (
        <Alert color="moss" mb="lg" role="status">
          <Group gap="sm" justify="space-between">
            {t('porting.done', { count: imports.last.count })}
            <Button variant="default" size="compact-md" loading={imports.isUndoing} onClick={imports.undo}>
              {tCommon('undo')}
            </Button>
          </Group>
        </Alert>
      )}
      {editor.isEditing && <FormConflict editor={editor} mb="lg" />}
      {isUntold(fields) && !editor.isEditing && (
        <Box mb="lg">
          <StartFromResume resumes={resumes} onFill={fill} />
        </Box>
      )}
      <div className={classes.columns}>
        <Stack gap="lg">
          <PhotoCard />
          <CompletenessCard
            percent={percent}
            title={t('completeness.title', { percent })}
            next={next ? t(`completeness.next.${next}`) : t('completeness.done')}
          />
          <VisibilityCard career={career} />
          <ResumeCard resumes={resumes} onFill={editor.isEditing ? undefined : fill} />
          {!editor.isEditing && <PortingCard fields={fields} onImport={() => setImporting({})} />}
        </Stack>
        {editor.isEditing ? (
          <ProfileForm form={editor.form} />
        ) : (
          <ProfileView fields={fields} onAdd={openAt} />
        )}
      </div>
      {importing && (
        <Suspense>
          <ImportDialog
            {...importing}
            fields={fields}
            revision={revision}
            onChosen={setChosen}
            closeOnEscape={!isAsking}
            onClose={endImport}
            onImported={(done) => {
              endImport()
              imports.remember(done)
            }}
          />
        </Suspense>
      )}
      {editor.isEditing && (
        <Group gap="sm" justify="flex-end" className={classes.bar}>
          <Button variant="default" onClick={editor.cancel}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={editor.isSaving}>
            {t('save')}
          </Button>
        </Group>
      )}
      <UnsavedChanges
        isDirty={editor.isDirty || isChosen}
        onAsking={setAsking}
        question={t('unsaved')}
        stay={t('stay')}
        leave={t('leave')}
      />
    </Form>
  )
}
