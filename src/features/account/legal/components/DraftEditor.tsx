import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../../ui/Form.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useRevisedForm } from '../../../../ui/use-revised-form.ts'
import { type DraftFields, legalHistoryQuery, useSaveLegalDraft } from '../api/legal-drafts.ts'
import type { LegalText } from '../model.ts'
import { DiscardButton, PublishButton } from './DraftActions.tsx'
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
  const [isPreview, setPreview] = useState(false)
  const queries = useQueryClient()
  const save = useSaveLegalDraft(draft.kind)
  const editor = useRevisedForm({
    stored: draft,
    toFields: ({ body_en, body_fr, changes_en, changes_fr, needs_consent }: LegalText): DraftFields => ({
      body_en,
      body_fr,
      changes_en,
      changes_fr,
      needs_consent,
    }),
    validate: () => ({}),
    save: (fields, before) => save.mutateAsync({ fields, before }),
    load: async (before) => {
      const history = await queries.fetchQuery({ ...legalHistoryQuery(draft.kind), staleTime: 0 })
      // Discarded elsewhere: what is typed here is then a new one.
      return history.draft ?? { ...before, revision: 0 }
    },
    stays: true,
    onSaved: () => toast.success({ title: t('admin.saved') }),
  })
  const { form, isDirty } = editor
  return (
    <Card padding="lg" component="section">
      <Form onSubmit={editor.submit}>
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
          <FormConflict editor={editor} />
          <Group justify="space-between" gap="sm">
            <Group gap="sm">
              <Button type="submit" variant={isDirty ? 'filled' : 'default'} loading={editor.isSaving}>
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
      </Form>
    </Card>
  )
}
