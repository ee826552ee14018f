import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { type DraftFields, legalHistoryQuery, saveLegalDraft } from '../api/legal-drafts.ts'
import type { LegalText } from '../model.ts'
import { DiscardButton, PublishButton } from './DraftEnds.tsx'
import { DraftFieldset } from './DraftFieldset.tsx'
import { DraftPreview } from './DraftPreview.tsx'

interface Props {
  draft: LegalText
  /** The number it would get. */
  next: number
}

/** Edits the next version: save, preview, publish or discard it. */
export function DraftEditor({ draft, next }: Props) {
  const { t } = useTranslation('legal')
  const queries = useQueryClient()
  const [isPreview, setPreview] = useState(false)
  const { body_en, body_fr, changes_en, changes_fr, needs_consent } = draft
  const form = useForm<DraftFields>({
    initialValues: { body_en, body_fr, changes_en, changes_fr, needs_consent },
  })
  const save = useMutation({
    mutationFn: (fields: DraftFields) => saveLegalDraft(draft.kind, fields, draft.revision),
    onSuccess: async () => {
      form.resetDirty()
      await queries.invalidateQueries({ queryKey: legalHistoryQuery(draft.kind).queryKey })
      toast.success({ title: t('admin.saved') })
    },
  })
  const isDirty = form.isDirty()
  return (
    <Card padding="lg" component="section">
      <form onSubmit={form.onSubmit((fields) => save.mutate(fields))} noValidate>
        <Stack gap="md">
          <Group justify="space-between">
            <Title order={2} fz="lg">
              {t('admin.newTitle')}
            </Title>
            {isDirty && (
              <Text size="sm" c="var(--amber-text)">
                {t('admin.unsaved')}
              </Text>
            )}
          </Group>
          {isPreview ? <DraftPreview fields={form.values} /> : <DraftFieldset form={form} />}
          {save.isError && (
            <Alert color="red" role="alert">
              {errorText(save.error)}
            </Alert>
          )}
          <Group justify="space-between" gap="sm">
            <Group gap="sm">
              <Button type="submit" variant={isDirty ? 'filled' : 'default'} loading={save.isPending}>
                {t('admin.save')}
              </Button>
              <Button variant="default" onClick={() => setPreview(!isPreview)}>
                {t(isPreview ? 'admin.edit' : 'admin.preview')}
              </Button>
            </Group>
            <Group gap="sm">
              <DiscardButton kind={draft.kind} />
              <PublishButton draft={draft} next={next} disabled={isDirty} />
            </Group>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
