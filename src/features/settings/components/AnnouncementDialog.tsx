import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DayTimeInput } from '../../../ui/dates/DayTimeInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { roleOrder } from '../../session/roles.ts'
import { announcementTones, fieldsOf, toDocument, wrongFields } from '../announcement.ts'
import { type Announcement, useSaveAnnouncement } from '../api/announcements.ts'

interface Props {
  announcement: Announcement | undefined
  onClose: () => void
}

export function AnnouncementDialog({ announcement, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { t: tCommon } = useTranslation()
  const save = useSaveAnnouncement()
  const form = useForm({
    initialValues: fieldsOf(announcement),
    validate: (fields) =>
      Object.fromEntries(wrongFields(fields).map(([field, key]) => [field, t(`announcements.${key}`)])),
  })
  const submit = form.onSubmit((fields) =>
    save.mutate(
      { document: toDocument(fields), announcement },
      {
        onSuccess: () => {
          toast.success({ title: t('announcements.published') })
          onClose()
        },
      },
    ),
  )
  const title = t(announcement ? 'announcements.edit' : 'announcements.add')
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Textarea
            label={t('announcements.en')}
            required
            autosize
            minRows={2}
            data-autofocus
            {...form.getInputProps('en')}
          />
          <Textarea
            label={t('announcements.fr')}
            required
            autosize
            minRows={2}
            {...form.getInputProps('fr')}
          />
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
          {save.isError && (
            <Alert color="red" role="alert">
              {errorText(save.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('announcements.publish')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
