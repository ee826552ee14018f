import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Roster } from '../../../organizations/roster/api/answers.ts'
import { useRenameLabel } from '../api/rename-label.ts'

/** Labels are created where they are assigned; here they are renamed, merged and removed. */
export function LabelsCard({ roster: { labels, mayWrite } }: { roster: Roster }) {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const [open, setOpen] = useState<string>()
  return (
    <Stack gap="sm" component="section" aria-labelledby="labels-title">
      <Title order={2} fz="lg" id="labels-title">
        {t('labels.title')}
      </Title>
      {labels.length === 0 ? (
        <Text c="dimmed">{t('labels.empty')}</Text>
      ) : (
        <ResponsiveTable
          caption={t('labels.title')}
          rows={labels}
          keyOf={({ name }) => name}
          columns={[
            {
              header: t('fields.label'),
              cell: ({ name }) => (
                <Anchor component={Link} to={path(`/students?label=${encodeURIComponent(name)}`)} fw={600}>
                  {name}
                </Anchor>
              ),
            },
            { header: t('cohorts.students'), cell: ({ students }) => students },
            ...(mayWrite
              ? [
                  {
                    header: t('cohorts.actions'),
                    cell: ({ name }: { name: string }) => (
                      <Button
                        variant="default"
                        size="compact-md"
                        aria-haspopup="dialog"
                        aria-label={t('labels.changeOne', { name })}
                        onClick={() => setOpen(name)}
                      >
                        {t('labels.change')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {open !== undefined && <LabelDialog label={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

function LabelDialog({ label, onClose }: { label: string; onClose: () => void }) {
  const { t } = useTranslation('students')
  const [name, setName] = useState(label)
  const rename = useRenameLabel((count) => {
    toast.success({ title: t('labels.done', { count }) })
    onClose()
  })
  return (
    <FormDialog
      title={t('labels.changeOne', { name: label })}
      action={t('labels.rename')}
      buttons={
        <Button
          variant="subtle"
          color="red"
          c="var(--danger-text)"
          mr="auto"
          loading={rename.isPending}
          onClick={() => rename.mutate({ label, name: '' })}
        >
          {t('labels.remove')}
        </Button>
      }
      change={rename}
      isReady={name.trim() !== '' && name.trim() !== label}
      onSubmit={() => rename.mutate({ label, name })}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.name')}
        description={t('labels.hint')}
        value={name}
        required
        maxLength={40}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  )
}
