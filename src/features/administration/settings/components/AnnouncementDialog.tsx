import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayTimeInput } from '../../../../ui/dates/DayTimeInput.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useRevisedForm } from '../../../../ui/use-revised-form.ts'
import { roleOrder } from '../../../core/session/roles.ts'
import { announcementTones, fieldsOf, toDocument, wrongFields } from '../announcement.ts'
import { type Announcement, announcementsQuery, useSaveAnnouncement } from '../api/announcements.ts'

interface Props {
  announcement: Announcement | undefined
  onClose: () => void
}

export function AnnouncementDialog({ announcement, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { t: tCommon } = useTranslation()
  const save = useSaveAnnouncement()
  const queries = useQueryClient()
  const editor = useRevisedForm({
    stored: announcement,
    failure: 'caller',
    toFields: fieldsOf,
    validate: (fields) =>
      Object.fromEntries(wrongFields(fields).map(([field, key]) => [field, t(`announcements.${key}`)])),
    save: (fields, before) => save.mutateAsync({ document: toDocument(fields), announcement: before }),
    // Undefined if it was deleted elsewhere: what is typed here is then a new one.
    load: async (before) => {
      const all = await queries.fetchQuery({ ...announcementsQuery(), staleTime: 0 })
      return all.find(({ id }) => id === before?.id)
    },
    onSaved: () => {
      toast.success({ title: t('announcements.published') })
      onClose()
    },
  })
  const { form } = editor
  const title = t(announcement ? 'announcements.edit' : 'announcements.add')
  return (
    <FormDialog
      title={title}
      size="lg"
      action={t('announcements.publish')}
      change={editor.change}
      onSubmit={editor.submit}
      onClose={onClose}
    >
      <Textarea
        label={t('announcements.en')}
        required
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('en')}
      />
      <Textarea label={t('announcements.fr')} required autosize minRows={2} {...form.getInputProps('fr')} />
      <TextInput
        label={t('announcements.link')}
        description={t('announcements.linkHint')}
        {...form.getInputProps('link')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('announcements.tone')}
          data={announcementTones.map((value) => ({ value, label: t(`announcements.tones.${value}`) }))}
          {...form.getInputProps('tone')}
        />
        <NativeSelect
          label={t('announcements.audience')}
          data={[
            { value: '', label: t('announcements.everybody') },
            ...roleOrder.map((value) => ({ value, label: tCommon(`roles.${value}`) })),
          ]}
          {...form.getInputProps('role')}
        />
        <DayTimeInput
          label={t('announcements.starts')}
          description={t('announcements.startsHint')}
          {...form.getInputProps('starts')}
        />
        <DayTimeInput
          label={t('announcements.ends')}
          description={'\u00a0'}
          required
          {...form.getInputProps('ends')}
        />
      </SimpleGrid>
      <FormConflict editor={editor} />
    </FormDialog>
  )
}
